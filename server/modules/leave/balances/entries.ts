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
import { personSchedule } from "../terms/person-pattern.ts";
import { type EmployeeSources, grantedSources } from "./balance-sources.ts";
import { balanceOf, extraDaysOf } from "./balances.ts";
import { findEntries } from "./entry-list-queries.ts";
import { insertEntries, lockBalance } from "./grant-queries.ts";
import { usableUntil } from "./time-in-lieu.ts";

/** Adds or removes days from a day on. Throws `leave_over_taken` for an excessive removal without a confirmation. */
export async function addEntry(context: Context, given: NewLeaveEntry) {
  const { tx, actor, now, today } = context;
  const { employeeId, balance, kind, day = today, reason, isConfirmed = false } = given;
  if (!(await lockBalance(tx, employeeId))) throw new AppError("not_found");
  const sources = await grantedSources(context, employeeId);
  const { grants, leave, account } = sources;
  const until = await usableUntil(context, given, day);
  const days = kind === "paid-out" ? -given.days : given.days;
  const on = later(day, today);
  if (kind === "paid-out" && balance === "annual")
    await refuseStatutoryPayout(context, given, sources);
  const before = balanceOf(balance, { grants, leave, account }, on);
  const entered = [...grants, { balance, days, effectiveFrom: day, cause: kind, until }];
  const { total, remaining } = balanceOf(balance, { grants: entered, leave, account }, on);
  const isOverTaken = remaining < 0;
  if (isOverTaken && days < 0 && !isConfirmed)
    throw new AppError("leave_over_taken", { message: overTakenText(-remaining) });

  const [entry] = await insertEntries(tx, employeeId, [{ balance, days }], {
    cause: kind,
    reason,
    effectiveFrom: day,
    usableUntil: until,
    recordedAt: now.toISOString(),
    recordedById: actor.employeeId,
  });
  if (!entry) throw new Error("The entry was not written.");
  await recordStory(context, {
    subjectId: employeeId,
    kind: "allocation_changed",
    changes: [changeOf(balance, String(before.total), String(total))],
    reason: said(reason),
    // The history has no place for a future day.
    ...(day < today && { day }),
  });
  return { id: entry.id, employeeId, remaining, isOverTaken };
}

/** BCEA s 20(11): during employment only days beyond the law's three weeks are paid instead of taken. */
async function refuseStatutoryPayout(
  { tx, today }: Pick<Context, "tx" | "today">,
  { days, day = today }: NewLeaveEntry,
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
  throw new AppError("invalid_request", {
    fields: {
      days: `${most} can be paid out during employment: the law's three weeks are taken, not paid (BCEA s 20). Enter what is owed at the end with the last day`,
    },
  });
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
