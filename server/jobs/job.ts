import type { SystemContext } from "#server/context.ts";
import type { Effect } from "#server/outbox/effect.ts";
import type { Urgency } from "#server/queue/urgency.ts";

/** A job handler's context; `tx` sees the tenant for which the job was enqueued. */
export type JobContext = SystemContext;

/**
 * Work to be done after the change that enqueued it has committed; it may run more than once. The effects it returns,
 * such as mails, are written in its own transaction and sent once that has committed.
 */
export interface Job<Payload extends object = object> {
  name: `${string}.${string}`;
  /** How soon it is to be run, and its effects are to be sent. */
  urgency: Urgency;
  run: (context: JobContext, payload: Payload) => Promise<readonly Effect[]>;
}

/** Names a piece of later work; the name is stored in the queue, so it must not change. */
export const defineJob = <Payload extends object>(
  name: Job["name"],
  run: Job<Payload>["run"],
  urgency: Urgency = "routine",
): Job<Payload> => ({ name, run, urgency });
