import { isSuperadmin } from "#contract/codes/role.ts";
import type { AccountState, CurrentEmployee } from "#contract/employees/employee-fields.ts";
import { type Area, entryPlaces } from "#contract/entry-places.ts";

export const areaOf = ({ employeeRole }: AccountState): Area =>
  isSuperadmin(employeeRole) ? "superadmin" : "staff";

/** A sign-in does not tell the second step that is missing; the signed-in employee does. */
type EntryState = AccountState & Partial<Pick<CurrentEmployee, "missingFactor">>;

/** An employee's landing place: a second step that is due, or by `isActive` and `employeeStatus` together. */
export function landingPathOf(state: EntryState) {
  const area = areaOf(state);
  const { isActive, employeeStatus } = state;
  if (!isActive && employeeStatus !== "pending") return entryPlaces.deactivated;
  if (state.missingFactor?.isDue) return entryPlaces.secondStep;
  if (isActive && employeeStatus === "approved") return entryPlaces.dashboard(area);
  if (area === "staff") return entryPlaces.staffProfile;
  return isActive ? entryPlaces.companyProfile : entryPlaces.registration;
}
export type LandingPath = ReturnType<typeof landingPathOf>;

const wizards: readonly string[] = [
  entryPlaces.companyProfile,
  entryPlaces.companyDetails,
  entryPlaces.staffProfile,
];

/** Each is for a task that is done once. */
const done: readonly string[] = [entryPlaces.registration, entryPlaces.secondStep];

/** The redirect of an employee from a page of an area; undefined if they may stay. */
export function redirectFrom(path: string, area: Area, state: EntryState): LandingPath | undefined {
  const landing = landingPathOf(state);
  if (path === landing) return undefined;
  if (areaOf(state) !== area || state.missingFactor?.isDue) return landing;
  const isSettled = state.isActive && state.employeeStatus === "approved";
  if (isSettled) return done.includes(path) ? landing : undefined;
  // A company's details are another name of its profile: the same screen.
  const isOwnWizard = wizards.includes(path) && wizards.includes(landing);
  return isOwnWizard ? undefined : landing;
}
