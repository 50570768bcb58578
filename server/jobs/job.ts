import type { SystemContext } from "#server/context.ts";
import type { Effect } from "#server/outbox/effect.ts";

/** What a job's handler may know; `tx` sees the tenant that the job was enqueued for. */
export type JobContext = SystemContext;

/**
 * Work to be done after the change that asked for it has committed; it may run more than once. The effects it returns,
 * such as mails, are written in its own transaction and leave once that has committed.
 */
export interface Job<Payload extends object = object> {
  name: `${string}.${string}`;
  run: (context: JobContext, payload: Payload) => Promise<readonly Effect[]>;
}

/** Names a piece of later work; the name is stored in the queue, so it must not change. */
export const defineJob = <Payload extends object>(
  name: Job["name"],
  run: Job<Payload>["run"],
): Job<Payload> => ({ name, run });
