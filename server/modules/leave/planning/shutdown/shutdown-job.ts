import type { SystemContext } from "#server/context.ts";
import { defineJob, type Job } from "#server/jobs/job.ts";
import { bookBatch } from "./shutdown-booking.ts";
import { countBatch } from "./shutdown-count.ts";
import { type LockedShutdown, lockShutdown, saveShutdownState } from "./shutdown-queries.ts";
import { undoBatch } from "./shutdown-undoing.ts";

type Batch = (context: SystemContext, shutdown: LockedShutdown) => Promise<boolean>;

/** Each state's work, and the state after it. */
const steps = {
  counting: { run: countBatch, next: "ready" },
  booking: { run: bookBatch, next: "booked" },
  undoing: { run: undoBatch, next: "undone" },
} as const satisfies Record<string, { run: Batch; next: string }>;

const isStep = (state: string): state is keyof typeof steps => state in steps;

/** Counts, books or undoes a shutdown in batches. Progress shares their transaction, so a repeated run is safe. */
export const runShutdown: Job<{ id: number }> = defineJob<{ id: number }>(
  "leave.runShutdown",
  async (context, { id }) => {
    const shutdown = await lockShutdown(context.tx, id);
    if (!shutdown || !isStep(shutdown.state)) return [];
    const { run, next } = steps[shutdown.state];
    if (await run(context, shutdown)) await context.enqueue(runShutdown, { id });
    else await saveShutdownState(context.tx, id, { state: next });
    return [];
  },
);
