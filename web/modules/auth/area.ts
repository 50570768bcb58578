import { isSuperadmin } from "#contract/codes/employee-role.ts";
import type { AccountState } from "#contract/employees/employee-fields.ts";

export type Area = "superadmin" | "staff";

/** The one area somebody may be in (doc A §6). */
export const areaOf = ({ employeeRole }: AccountState): Area =>
  isSuperadmin(employeeRole) ? "superadmin" : "staff";

/** Where somebody lands: decided by the account state, which is `isActive` and `employeeStatus` together (doc A §4). */
export function landingPathOf(state: AccountState) {
  const isOwner = areaOf(state) === "superadmin";
  const { isActive, employeeStatus } = state;
  if (!isActive && employeeStatus !== "pending") return "/deactivated" as const;
  if (isActive && employeeStatus === "approved")
    return isOwner ? ("/superadmin/dashboard" as const) : ("/staff/dashboard" as const);
  if (!isOwner) return "/staff/update-profile" as const;
  return isActive
    ? ("/superadmin/update-company-profile" as const)
    : ("/superadmin/registration" as const);
}
export type LandingPath = ReturnType<typeof landingPathOf>;

const wizards: readonly string[] = [
  "/superadmin/update-company-profile",
  "/superadmin/update-company-details",
  "/staff/update-profile",
];

/** Where somebody is sent who opens a page of an area; undefined if they may stay. */
export function redirectFrom(
  path: string,
  area: Area,
  state: AccountState,
): LandingPath | undefined {
  const landing = landingPathOf(state);
  if (areaOf(state) !== area) return landing;
  if (path === landing) return undefined;
  const isSettled = state.isActive && state.employeeStatus === "approved";
  if (isSettled) return path === "/superadmin/registration" ? landing : undefined;
  // A company's details are another name of its profile: the same screen.
  const isOwnWizard = wizards.includes(path) && wizards.includes(landing);
  return isOwnWizard ? undefined : landing;
}
