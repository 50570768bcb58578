import type { RecordPart } from "#contract/codes/record-part.ts";
import type { Context } from "#server/context.ts";

/**
 * Records that the actor has read this part of the records of one or several employees, once a day, and returns what was read.
 * One's own record is read without a trace. Written in the transaction of the read: nothing is read that could not be recorded.
 */
export async function recordRead(
  { tx, actor, today }: Pick<Context, "tx" | "actor" | "today">,
  part: RecordPart,
  outcome: unknown,
): Promise<unknown> {
  const { ofEmployeeId, result } = outcome as {
    ofEmployeeId: number | readonly number[];
    result: unknown;
  };
  const reads = [...new Set([ofEmployeeId].flat())]
    .filter((employeeId) => employeeId !== actor.employeeId)
    .map((employeeId) => ({
      tenantId: tx.tenantId,
      employeeId,
      day: today,
      readerId: actor.employeeId,
      part,
    }));
  if (reads.length === 0) return result;
  await tx
    .insertInto("recordReads")
    .values(reads)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return result;
}
