import type { PersonName } from "#contract/common.ts";
import {
  maxOwnGrants,
  maxOwnTypes,
  type NewOwnType,
  type OwnGrantPreview,
  type OwnGrantTerms,
  type OwnType,
  type OwnTypeChange,
} from "#contract/leave/own-types.ts";
import { AppError } from "#server/app-error.ts";
import type { Context } from "#server/context.ts";
import { isUniqueViolation } from "#server/db-error.ts";
import { lockCompanyDays } from "#server/modules/holidays/index.ts";
import { sumOf } from "../engine/amounts.ts";
import { earlier, later, plusDays, plusMonths } from "../engine/day.ts";
import { ownLotsOf } from "../engine/own-lots.ts";
import { earnerOf } from "./own-balances.ts";
import {
  countDepartments,
  countOwnTypes,
  insertOwnGrant,
  insertOwnType,
  listEarners,
  listOwnTypes,
  listUnknownBirthDates,
  lockOwnGrant,
  lockOwnType,
  saveGrantEnd,
  updateOwnType,
} from "./own-type-queries.ts";

/** The company's own types by name, and whether the actor may ask for each. */
export async function ownTypes({ tx, actor, today }: Context): Promise<OwnType[]> {
  const types = await listOwnTypes(tx, { employeeId: actor.employeeId, today });
  return types.map((type) => ({
    ...type,
    grants: type.grants.map((grant) => ({
      ...grant,
      recordedAt: new Date(grant.recordedAt).toISOString(),
    })),
  }));
}

const namedPeople = 5;

/** The first active people without a date of birth by name, and how many there are. */
export async function unknownBirthDates({ tx }: Context): Promise<{
  people: PersonName[];
  total: number;
}> {
  const rows = await listUnknownBirthDates(tx, namedPeople);
  return { people: rows.map(({ id, name }) => ({ id, name })), total: rows[0]?.total ?? 0 };
}

/** Names the field of an error. */
export async function addOwnType(context: Context, given: NewOwnType): Promise<{ id: number }> {
  const { tx } = context;
  await lockCompanyDays(tx);
  await refuseUnknownDepartments(context, given);
  if ((await countOwnTypes(tx)) >= maxOwnTypes)
    throw wrong("name", `A company has at most ${maxOwnTypes} types of its own`);
  return named(() => insertOwnType(tx, given, recordingOf(context)));
}

/** Throws `not_found`; names the field of an error. */
export async function changeOwnType(
  context: Context,
  id: number,
  given: OwnTypeChange,
): Promise<{ ok: true }> {
  await refuseUnknownDepartments(context, given);
  return foundOr404(await named(() => updateOwnType(context.tx, id, given)));
}

/** Closes a type for new leave, or opens it again; throws `not_found`. */
export const closeOwnType = async (
  { tx }: Context,
  id: number,
  given: { isClosed: boolean },
): Promise<{ ok: true }> => foundOr404(await updateOwnType(tx, id, given));

/** What a grant would give the active people within a year. */
export async function previewOwnGrant(
  { tx, today }: Pick<Context, "tx" | "today">,
  { grant }: { grant: OwnGrantTerms },
): Promise<OwnGrantPreview> {
  const grants = [{ id: 0, terms: grant, lastDay: null, recordedOn: today }];
  const until = plusDays(plusMonths(later(today, grant.from), 12), -1);
  const people = (await listEarners(tx)).map((row) =>
    ownLotsOf(grants, earnerOf(row), until).filter((lot) => lot.until >= today),
  );
  const lots = people.flat();
  return {
    people: people.filter((ofOne) => ofOne.length > 0).length,
    days: sumOf(lots.map(({ days }) => days)),
    firstDay: lots.length === 0 ? null : lots.map(({ day }) => later(day, today)).reduce(earlier),
  };
}

/** Throws `not_found`; names the field of an error. */
export async function addOwnGrant(
  context: Context,
  given: { ownTypeId: number; grant: OwnGrantTerms },
): Promise<{ id: number }> {
  const { tx } = context;
  const type = await lockOwnType(tx, given.ownTypeId);
  if (!type) throw new AppError("not_found");
  if (!type.needsBalance) throw wrong("ownTypeId", "This type needs no balance");
  if (type.grants >= maxOwnGrants)
    throw wrong("ownTypeId", `A type has at most ${maxOwnGrants} grants`);
  return insertOwnGrant(tx, given, recordingOf(context));
}

/** Ends a grant once, on a day not before its first; throws `not_found`. */
export async function endOwnGrant(
  { tx, actor, now }: Context,
  id: number,
  { lastDay }: { lastDay: string },
): Promise<{ ok: true }> {
  const grant = await lockOwnGrant(tx, id);
  if (!grant) throw new AppError("not_found");
  if (grant.lastDay !== null) throw wrong("lastDay", "This grant has ended already");
  if (lastDay < grant.terms.from) throw wrong("lastDay", "The last day cannot be before the first");
  await saveGrantEnd(tx, id, {
    lastDay,
    endedAt: now.toISOString(),
    endedById: actor.employeeId,
  });
  return { ok: true };
}

async function refuseUnknownDepartments(
  { tx }: Pick<Context, "tx">,
  { departmentIds }: Pick<OwnTypeChange, "departmentIds">,
): Promise<void> {
  const ids = new Set(departmentIds);
  if ((await countDepartments(tx, [...ids])) < ids.size)
    throw wrong("departmentIds", "Please choose departments of the company");
}

async function named<Written>(write: () => Promise<Written>): Promise<Written> {
  try {
    return await write();
  } catch (error) {
    if (isUniqueViolation(error)) throw wrong("name", "There is a type of this name already");
    throw error;
  }
}

function foundOr404(isFound: boolean): { ok: true } {
  if (!isFound) throw new AppError("not_found");
  return { ok: true };
}

const wrong = (field: string, message: string) =>
  new AppError("invalid_request", { fields: { [field]: message } });

const recordingOf = ({ actor, now }: Context) => ({
  recordedAt: now.toISOString(),
  recordedById: actor.employeeId,
});
