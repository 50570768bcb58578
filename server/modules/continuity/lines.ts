import type { Leading, PassedOn, RecordedLine } from "#contract/line/lines.ts";
import { AppError } from "#server/app-error.ts";
import type { Context } from "#server/context.ts";
import { passOnLed } from "#server/modules/departments/index.ts";
import { lockCompany } from "#server/organisation/company-lock.ts";
import {
  countDrafts,
  countLedLater,
  countPassing,
  findHeadedNames,
  findLed,
  findRecordedLines,
} from "./line-queries.ts";
import { findPerson } from "./person-queries.ts";

/** Whom an employee leads today and later, by number, what would pass on with them, and what they would leave unread; throws `not_found`. */
export async function getLeading(context: Context, id: number): Promise<Leading> {
  const { tx, today } = context;
  if (!(await findPerson(context, id))) throw new AppError("not_found");
  const [led, later, departments] = [
    await findLed(tx, id, today),
    await countLedLater(tx, id, today),
    await findHeadedNames(tx, id, today),
  ];
  const [passes, drafts] = [await countPassing(tx, led), await countDrafts(context, id)];
  return { people: led.length, later, departments, passes, drafts };
}

/**
 * Lets all whom a manager leads be led by another, or by nobody yet, from today or a later day on. Throws `not_found`,
 * `circle_of_managers`, or names what is wrong.
 */
export async function passOn(
  context: Context,
  { managerId, leadsNext, from, reason }: PassedOn,
): Promise<{ ok: true }> {
  const { tx, today } = context;
  if (from < today)
    throw new AppError("invalid_request", {
      fields: { from: "Please choose today or a later day" },
    });
  await lockCompany(tx);
  const former = await findPerson(context, managerId);
  if (!former) throw new AppError("not_found");
  await passOnLed(context, former, leadsNext, { from, reason });
  return { ok: true };
}

/** What has been recorded of who leads an employee, the last first; throws `not_found`. */
export async function listLines(context: Context, employeeId: number): Promise<RecordedLine[]> {
  if (!(await findPerson(context, employeeId))) throw new AppError("not_found");
  const rows = await findRecordedLines(context.tx, employeeId);
  return rows.map(({ managerId, managerName, recordedById, recordedByName, ...line }) => ({
    ...line,
    manager: managerId === null ? null : { id: managerId, name: managerName },
    recordedBy: { id: recordedById, name: recordedByName },
  }));
}
