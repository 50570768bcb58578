import { leave } from "#contract/leave/leave.ts";
import type { NewOwnType, OwnGrantTerms } from "#contract/leave/own-types.ts";
import { call, type Person } from "../world.ts";

export const volunteering: NewOwnType = {
  name: "Volunteering",
  color: "green",
  isPaid: true,
  needsBalance: true,
  hasHalfDays: true,
  askers: "everyone",
  departmentIds: [],
  certificateAfterDays: null,
};

/** Two days each calendar year since 2026. */
export const twoAYear = {
  kind: "yearly",
  days: 2,
  from: "2026-01-01",
  yearDay: "01-01",
  usableMonths: 12,
} as const satisfies OwnGrantTerms;

export const addOwnType = (as: Person, given: Partial<NewOwnType> = {}) =>
  call(as, leave.addOwnType, { body: { ...volunteering, ...given } });

export const addOwnGrant = (as: Person, ownTypeId: number, grant: OwnGrantTerms = twoAYear) =>
  call(as, leave.addOwnGrant, { body: { ownTypeId, grant } });

/** A type that gives days, if it needs a balance; returns its id. */
export async function newOwnType(
  owner: Person,
  given: Partial<NewOwnType> = {},
  grant: OwnGrantTerms = twoAYear,
): Promise<number> {
  const { id } = (await addOwnType(owner, given)).body;
  if (given.needsBalance !== false) await addOwnGrant(owner, id, grant);
  return id;
}
