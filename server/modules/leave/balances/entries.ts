import type { LeaveEntry, leaveEntries, NewLeaveEntry } from "#contract/leave/balances/entries.ts";
import type { Page, ParsedInput } from "#contract/operation.ts";
import { daysText } from "#contract/rules/leave-text.ts";
import { AppError } from "#server/app-error.ts";
import type { Context } from "#server/context.ts";
import { changeOf } from "#server/story/changes.ts";
import { said } from "#server/story/reason.ts";
import { recordStory } from "#server/story/story.ts";
import { findVisibleEmployee } from "../access.ts";
import { later } from "../engine/day.ts";
import { grantedSources } from "./balance-sources.ts";
import { balanceOf } from "./balances.ts";
import { findEntries } from "./entry-list-queries.ts";
import { insertEntries, lockBalance } from "./grant-queries.ts";
import { usableUntil } from "./time-in-lieu.ts";

/** Adds or removes days from a day on. Throws `leave_over_taken` for an excessive removal without a confirmation. */
export async function addEntry(context: Context, given: NewLeaveEntry) {
  const { tx, actor, now, today } = context;
  const { employeeId, balance, kind, day = today, reason, isConfirmed = false } = given;
  if (!(await lockBalance(tx, employeeId))) throw new AppError("not_found");
  const { grants, leave, account } = await grantedSources(context, employeeId);
  const until = await usableUntil(context, given, day);
  const days = kind === "paid-out" ? -given.days : given.days;
  const on = later(day, today);
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
