import type { Job } from "#server/jobs/job.ts";
import { runShutdown } from "./planning/shutdown/shutdown-job.ts";
import { recountLeave } from "./recount/recount.ts";
import { tellRequester } from "./requests/held-notices.ts";

// biome-ignore lint/suspicious/noExplicitAny: each job knows its own payload.
export const leaveJobs: readonly Job<any>[] = [tellRequester, recountLeave, runShutdown];
