import type { SystemContext } from "#server/context.ts";
import type { Mail } from "#server/mail/mail.ts";

/** What a job's handler may know; `tx` sees the tenant that the job was enqueued for. */
export type JobContext = SystemContext;

/**
 * Work to be done after the change that asked for it has committed; it may run more than once. The mail it returns leaves
 * once the job's own changes have committed.
 */
export interface Job<Payload extends object = object> {
  name: `${string}.${string}`;
  run: (context: JobContext, payload: Payload) => Promise<Mail | undefined>;
}

/** Names a piece of later work; the name is stored in the queue, so it must not change. */
export const defineJob = <Payload extends object>(
  name: Job["name"],
  run: Job<Payload>["run"],
): Job<Payload> => ({ name, run });
