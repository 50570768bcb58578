import type { RecordPart } from "#contract/codes/people.ts";
import type { Context } from "#server/context.ts";
import { defineJob } from "#server/jobs/job.ts";
import { insertRecordReads } from "./record-read-queries.ts";

interface ReadOfMany {
  employeeIds: readonly number[];
  readerId: number;
  day: string;
  part: RecordPart;
}

/** The most a caller waits for: each takes three reference checks, and an export has thousands. */
const maxAtOnce = 100;

/** Many employees' reads, once a day, as of their time. */
export const recordReadsOfMany = defineJob<ReadOfMany>(
  "story.recordReads",
  async ({ tx }, { employeeIds, ...read }) => {
    await insertRecordReads(tx, employeeIds, read);
    return [];
  },
);

/** Records reads of others' records once a day, within the read's transaction, so that no read goes unrecorded. */
export async function recordRead(
  { tx, actor, today, enqueue }: Pick<Context, "tx" | "actor" | "today" | "enqueue">,
  part: RecordPart,
  outcome: unknown,
): Promise<unknown> {
  const { ofEmployeeId, result } = outcome as {
    ofEmployeeId: number | readonly number[];
    result: unknown;
  };
  const others = new Set([ofEmployeeId].flat());
  others.delete(actor.employeeId);
  const read = { readerId: actor.employeeId, day: today, part };
  if (others.size > maxAtOnce)
    await enqueue(recordReadsOfMany, { employeeIds: [...others], ...read });
  else if (others.size > 0) await insertRecordReads(tx, [...others], read);
  return result;
}
