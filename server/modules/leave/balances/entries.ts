import { ownBalanceField } from "#contract/codes/field-label.ts";
import type { LeaveEntry, leaveEntries, NewLeaveEntry } from "#contract/leave/balances/entries.ts";
import type { Page, ParsedInput } from "#contract/operation.ts";
import { daysText } from "#contract/rules/leave-text.ts";
import { AppError } from "#server/app-error.ts";
import type { Context } from "#server/context.ts";
import { companyDays } from "#server/modules/holidays/index.ts";
import { changeOf } from "#server/story/changes.ts";
import { said } from "#server/story/reason.ts";
import { recordStory } from "#server/story/story.ts";
import { findVisibleEmployee } from "../access.ts";
import { inDays } from "../engine/accrual.ts";
import { sumOf } from "../engine/amounts.ts";
import { later } from "../engine/day.ts";
import { annualByLaw } from "../engine/statutes/south-africa.ts";
import { withOwnEntry } from "../own-types/own-balances.ts";
import { personSchedule } from "../terms/person-pattern.ts";
import { type EmployeeSources, grantedSources } from "./balance-sources.ts";
import { type Balance, balanceOf, extraDaysOf, ownBalanceOf } from "./balances.ts";
import { findEntries } from "./entry-list-queries.ts";
import { insertEntriesOfMany, insertOwnEntries, lockBalance } from "./grant-queries.ts";
import { usableUntil } from "./time-in-lieu.ts";

/** Adds or removes days from a day on. Throws `leave_over_taken` for an excessive removal without a confirmation. */
export async function addEntry(context: Context, given: NewLeaveEntry) {
  const { tx, today } = context;
  const { employeeId, kind, day = today, isConfirmed = false } = given;
  if (!(await lockBalance(tx, employeeId))) throw new AppError("not_found");
  const sources = await grantedSources(context, employeeId);
  const days = kind === "paid-out" ? -given.days : given.days;
  const { before, after, write, field } = await preparedEntry(
    context,
    { ...given, day, days },
    sources,
  );
  const isOverTaken = after.remaining < 0;
  if (isOverTaken && days < 0 && !isConfirmed)
    throw new AppError("leave_over_taken", { message: overTakenText(-after.remaining) });
  const [entry] = await write();
  if (!entry) throw new Error("The entry was not written.");
  await recordStory(context, {
    subjectId: employeeId,
    kind: "allocation_changed",
    changes: [changeOf(field, String(before.total), String(after.total))],
    reason: said(given.reason),
    // The history has no place for a future day.
    ...(day < today && { day }),
  });
  return { id: entry.id, employeeId, remaining: after.remaining, isOverTaken };
}

/** An entry with its day and signed days. */
type SignedEntry = NewLeaveEntry & { day: string };

/** An entry before it is written: the balance without and with it, and its name in the history. */
interface PreparedEntry {
  before: Balance;
  after: Balance;
  write: () => Promise<{ id: number }[]>;
  field: string;
}

const preparedEntry = (
  context: Context,
  given: SignedEntry,
  sources: EmployeeSources,
): PreparedEntry | Promise<PreparedEntry> =>
  given.ownTypeId === undefined
    ? documentedEntry(context, given, sources)
    : ownEntry(context, { ...given, ownTypeId: given.ownTypeId }, sources);

const recordingOf = ({ actor, now }: Context, { day, reason, employeeId }: SignedEntry) => ({
  employeeId,
  reason,
  effectiveFrom: day,
  recordedAt: now.toISOString(),
  recordedById: actor.employeeId,
});

async function documentedEntry(
  context: Context,
  given: SignedEntry,
  sources: EmployeeSources,
): Promise<PreparedEntry> {
  const { grants, leave, account } = sources;
  const { balance = "annual", kind, day, days } = given;
  const until = await usableUntil(context, { balance, kind, days }, day);
  const on = later(day, context.today);
  if (kind === "paid-out" && balance === "annual")
    await refuseStatutoryPayout(context, { day, days: -days }, sources);
  const entered = [...grants, { balance, days, effectiveFrom: day, cause: kind, until }];
  return {
    before: balanceOf(balance, { grants, leave, account }, on),
    after: balanceOf(balance, { grants: entered, leave, account }, on),
    write: () =>
      insertEntriesOfMany(context.tx, [
        { ...recordingOf(context, given), balance, days, cause: kind, usableUntil: until },
      ]),
    field: balance,
  };
}

function ownEntry(
  context: Context,
  given: SignedEntry & { ownTypeId: number },
  { leave, ownTypes }: EmployeeSources,
): PreparedEntry {
  const { ownTypeId, kind, day, days, usableUntil: until } = given;
  const type = ownTypes.find(({ id }) => id === ownTypeId);
  if (!type) throw new AppError("not_found");
  const { balance } = type;
  if (!balance) throw refusal("ownTypeId", "This type needs no balance");
  if (kind === "worked") throw refusal("kind", "Only time in lieu is gained by working");
  if (until !== undefined && until < day)
    throw refusal("usableUntil", "The last day cannot be before the first");
  const on = later(day, context.today);
  const entered = withOwnEntry(balance, {
    ...{ id: 0, kind, days, day, until, recordedOn: context.today },
  });
  return {
    before: ownBalanceOf(balance, leave, on),
    after: ownBalanceOf(entered, leave, on),
    write: () =>
      insertOwnEntries(context.tx, [
        {
          ...recordingOf(context, given),
          ownTypeId,
          days,
          cause: kind,
          usableUntil: until ?? null,
        },
      ]),
    field: ownBalanceField(type.name),
  };
}

const refusal = (field: string, message: string) =>
  new AppError("invalid_request", { fields: { [field]: message } });

/** BCEA s 20(11): during employment only days beyond the law's three weeks are paid instead of taken. */
async function refuseStatutoryPayout(
  { tx, today }: Pick<Context, "tx" | "today">,
  { days, day }: Pick<SignedEntry, "days" | "day">,
  sources: EmployeeSources,
): Promise<void> {
  const { country, workMinutes } = await companyDays({ tx });
  const { endDate } = sources.employment;
  if (country !== "ZA" || (endDate !== null && endDate <= day)) return;
  const on = later(day, today);
  const perWeek = personSchedule(sources.patterns, workMinutes).daysPerWeekOn(on);
  const extra =
    extraDaysOf("annual", sources, on) ??
    sumOf([balanceOf("annual", sources, on).remaining, -inDays(annualByLaw, perWeek)]);
  if (days <= Math.max(0, extra)) return;
  const most = extra > 0 ? `At most ${daysText(extra)}` : "No days";
  throw refusal(
    "days",
    `${most} can be paid out during employment: the law's three weeks are taken, not paid (BCEA s 20). Enter what is owed at the end with the last day`,
  );
}

const overTakenText = (days: number) =>
  `After this, ${daysText(days)} more would be taken than granted. Please confirm that this is meant.`;

/** One page of entries of the actor or a visible employee; throws `not_found`. */
export async function listEntries(
  context: Context,
  query: ParsedInput<typeof leaveEntries.entries>["query"],
): Promise<{ ofEmployeeId: number; result: Page<LeaveEntry> }> {
  const { tx, actor } = context;
  const employee = await findVisibleEmployee(tx, context, query.employeeId ?? actor.employeeId);
  if (!employee) throw new AppError("not_found");
  const { items, total } = await findEntries(tx, employee.id, query);
  const shown = items.map(({ recordedById, recordedByName, ...entry }) => ({
    ...entry,
    by: recordedById === null ? null : { id: recordedById, name: recordedByName },
  }));
  return { ofEmployeeId: employee.id, result: { items: shown, total } };
}
