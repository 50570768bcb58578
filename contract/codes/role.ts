export const employeeRoles = ["Executive", "HR", "Administrator", "Manager", "Employee"] as const;
export type EmployeeRole = (typeof employeeRoles)[number];

/** The other spellings of Executive that doc A §3 knows. */
export const executiveSynonyms = ["executive", "4", 4] as const;

/** Every other value means staff (doc A §3). */
export function isSuperadmin(role: unknown): boolean {
  return role === "Executive" || executiveSynonyms.some((synonym) => synonym === role);
}

/** The one spelling in storage and responses. */
export function employeeRoleOf(
  input: EmployeeRole | (typeof executiveSynonyms)[number],
): EmployeeRole {
  return employeeRoles.find((role) => role === input) ?? "Executive";
}
