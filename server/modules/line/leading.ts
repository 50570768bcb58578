import type { Leading, RecordedLine } from "#contract/line/lines.ts";
import { AppError } from "#server/app-error.ts";
import type { Context } from "#server/context.ts";
import {
  countDrafts,
  countLedLater,
  countPassing,
  findHeadedNames,
  findLed,
  findRecordedLines,
  isVisible,
} from "./leading-queries.ts";

/** Whom an employee leads today and later, by number, what would pass on with them, and what they would leave unread; throws `not_found`. */
export async function getLeading(context: Context, id: number): Promise<Leading> {
  const { tx, today } = context;
  if (!(await isVisible(context, id))) throw new AppError("not_found");
  const [led, later, departments] = [
    await findLed(tx, id, today),
    await countLedLater(tx, id, today),
    await findHeadedNames(tx, id, today),
  ];
  const [passes, drafts] = [await countPassing(tx, led), await countDrafts(context, id)];
  return { people: led.length, later, departments, passes, drafts };
}

/** What has been recorded of who leads an employee, the last first; throws `not_found`. */
export async function listLines(context: Context, employeeId: number): Promise<RecordedLine[]> {
  if (!(await isVisible(context, employeeId))) throw new AppError("not_found");
  const rows = await findRecordedLines(context.tx, employeeId);
  return rows.map(({ managerId, managerName, recordedById, recordedByName, ...line }) => ({
    ...line,
    manager: managerId === null ? null : { id: managerId, name: managerName },
    recordedBy: { id: recordedById, name: recordedByName },
  }));
}
