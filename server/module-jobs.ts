import type { Job } from "./jobs/job.ts";
import { authJobs } from "./modules/auth/jobs.ts";
import { leaveJobs } from "./modules/leave/jobs.ts";
import { onboardingJobs } from "./modules/onboarding/jobs.ts";

/** All later work that the modules may ask for. */
// biome-ignore lint/suspicious/noExplicitAny: each job knows its own payload; the queue gives it back as it was enqueued.
export const moduleJobs: readonly Job<any>[] = [...authJobs, ...leaveJobs, ...onboardingJobs];
