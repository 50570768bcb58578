import type { firstDaysOperations, Reading } from "#contract/continuity/first-days.ts";
import type { ParsedInput } from "#contract/operation.ts";
import { AppError } from "#server/app-error.ts";
import type { Context, Tx } from "#server/context.ts";
import { recordStory } from "#server/story/story.ts";
import { findNewPeople, isThrough, type NewPersonRow } from "./new-people.ts";

type Given<Name extends keyof typeof firstDaysOperations> =
  ParsedInput<(typeof firstDaysOperations)[Name]> extends { body: infer Body } ? Body : never;
type Progress = Promise<{ isFinished: boolean }>;

/** Throws `not_found` unless the employee is new with the actor. */
async function getNewPerson(context: Context, only: number): Promise<NewPersonRow> {
  const [person] = await findNewPeople(context, { limit: 1, only });
  if (!person) throw new AppError("not_found");
  return person;
}

/** Changes the first days with an employee, and ends them if everything is done. */
async function inFirstDays(
  context: Context,
  employeeId: number,
  work: (person: NewPersonRow, pair: { managerId: number; employeeId: number }) => Promise<unknown>,
): Progress {
  const { tx, actor, today } = context;
  const pair = { managerId: actor.employeeId, employeeId };
  await getNewPerson(context, employeeId);
  await lockFirstDays(tx, pair);
  const before = await getNewPerson(context, employeeId);
  if (before.isFinished) return { isFinished: true };
  await work(before, pair);
  const isFinished = isThrough(await getNewPerson(context, employeeId));
  if (isFinished) {
    await saveFirstDays(tx, pair, { finishedOn: today });
    await recordStory(context, { kind: "first_days_finished", subjectId: employeeId });
  }
  return { isFinished };
}

/** Ticks or unticks a handover or note about a new employee; throws `not_found` otherwise. */
export const tickReading = (
  context: Context,
  employeeId: number,
  { kind, id: itemId, isRead }: Given<"tickReading">,
): Progress =>
  inFirstDays(context, employeeId, ({ reading }, pair) => {
    if (!reading.some((item) => item.kind === kind && item.id === itemId))
      throw new AppError("not_found");
    const tick = { ...pair, kind, itemId };
    return isRead
      ? insertTick(context.tx, { ...tick, readOn: context.today })
      : deleteTick(context.tx, tick);
  });

/** Stores the planned day of the first talk. */
export function planFirstTalk(
  context: Context,
  employeeId: number,
  { talkOn }: Given<"planFirstTalk">,
): Progress {
  if (talkOn < context.today)
    throw new AppError("invalid_request", {
      fields: { talkOn: "Please choose today or a later day." },
    });
  return inFirstDays(context, employeeId, (_, pair) => saveFirstDays(context.tx, pair, { talkOn }));
}

/** Ends the first days with an employee if a talk completes them; nothing happens without any. */
export async function followFirstDays(context: Context, employeeId: number): Progress {
  const [person] = await findNewPeople(context, { limit: 1, only: employeeId });
  if (!person) return { isFinished: false };
  return inFirstDays(context, employeeId, () => Promise.resolve());
}

interface Pair {
  managerId: number;
  employeeId: number;
}

/** Locks the first days of a manager with an employee, so that they end once; creates their row if missing. */
async function lockFirstDays(tx: Tx, { managerId, employeeId }: Pair): Promise<void> {
  await tx
    .insertInto("firstDays")
    .values({ tenantId: tx.tenantId, managerId, employeeId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tx
    .selectFrom("firstDays as f")
    .where("f.tenantId", "=", tx.tenantId)
    .where("f.managerId", "=", managerId)
    .where("f.employeeId", "=", employeeId)
    .select("f.employeeId")
    .forUpdate()
    .execute();
}

const saveFirstDays = (
  tx: Tx,
  { managerId, employeeId }: Pair,
  change: { talkOn?: string; finishedOn?: string },
) =>
  tx
    .updateTable("firstDays")
    .set(change)
    .where("tenantId", "=", tx.tenantId)
    .where("managerId", "=", managerId)
    .where("employeeId", "=", employeeId)
    .execute();

const insertTick = (
  tx: Tx,
  tick: Pair & { kind: Reading["kind"]; itemId: number; readOn: string },
) =>
  tx
    .insertInto("firstDaysReads")
    .values({ tenantId: tx.tenantId, ...tick })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

const deleteTick = (
  tx: Tx,
  { managerId, employeeId, kind, itemId }: Pair & { kind: Reading["kind"]; itemId: number },
) =>
  tx
    .deleteFrom("firstDaysReads")
    .where("tenantId", "=", tx.tenantId)
    .where("managerId", "=", managerId)
    .where("employeeId", "=", employeeId)
    .where("kind", "=", kind)
    .where("itemId", "=", itemId)
    .execute();
