import type { SystemContext } from "#server/context.ts";
import type { Effect } from "#server/outbox/effect.ts";
import type { Urgency } from "#server/queue/urgency.ts";

/** `tx` sees the job's tenant. */
export type JobContext = SystemContext;

/** Runs after the commit, possibly more than once. Its effects, such as mails, are sent after its own commit. */
export interface Job<Payload extends object = object> {
  name: `${string}.${string}`;
  /** For the job and its effects. */
  urgency: Urgency;
  run: (context: JobContext, payload: Payload) => Promise<readonly Effect[]>;
}

/** The queue stores the name, so it must not change. */
export const defineJob = <Payload extends object>(
  name: Job["name"],
  run: Job<Payload>["run"],
  urgency: Urgency = "routine",
): Job<Payload> => ({ name, run, urgency });
