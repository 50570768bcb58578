import type { RecordPart } from "#contract/operation.ts";
import type { Context } from "#server/context.ts";

/**
 * Records that the actor has read this part of an employee's record, once a day, and returns what was read. One's own record is
 * read without a trace. Written in the transaction of the read: nothing is read that could not be recorded.
 */
export async function recordRead(
  { tx, actor, today }: Pick<Context, "tx" | "actor" | "today">,
  part: RecordPart,
  outcome: unknown,
): Promise<unknown> {
  const { ofEmployeeId: employeeId, result } = outcome as { ofEmployeeId: number; result: unknown };
  if (employeeId === actor.employeeId) return result;
  const read = { tenantId: tx.tenantId, employeeId, day: today, readerId: actor.employeeId, part };
  await tx
    .insertInto("recordReads")
    .values(read)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return result;
}
