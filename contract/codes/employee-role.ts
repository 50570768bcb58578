export const employeeRoles = ["Executive", "HR", "Administrator", "Manager", "Employee"] as const;
export type EmployeeRole = (typeof employeeRoles)[number];

/** The other documented spellings of Executive. */
export const executiveSynonyms = ["executive", "4", 4] as const;

/** Whether this role makes a super administrator; every other value means staff. */
export function isSuperadmin(role: unknown): boolean {
  return role === "Executive" || executiveSynonyms.some((synonym) => synonym === role);
}

/** The one spelling that is stored and returned. */
export function employeeRoleOf(
  input: EmployeeRole | (typeof executiveSynonyms)[number],
): EmployeeRole {
  return employeeRoles.find((role) => role === input) ?? "Executive";
}
