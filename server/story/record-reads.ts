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

/** The most that a caller waits for; each takes a check of three references, and an exported file is of thousands. */
const maxAtOnce = 100;

/** Adds reads of many employees, once a day, as they were made. */
export const recordReadsOfMany = defineJob<ReadOfMany>(
  "story.recordReads",
  async ({ tx }, { employeeIds, ...read }) => {
    await insertRecordReads(tx, employeeIds, read);
    return [];
  },
);

/**
 * Records that the actor has read this part of the records of one or several employees, once a day, and returns what was read.
 * One's own record is read without a trace. Written in the transaction of the read, or queued there if they are many: nothing is
 * read that could not be recorded.
 */
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
