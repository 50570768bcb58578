import { cleanUp } from "./db/clean-up.ts";
import type { Job } from "./jobs/job.ts";
import type { RecurringJob } from "./jobs/schedule.ts";
import { authJobs } from "./modules/auth/jobs.ts";
import { cleanUpDocuments } from "./modules/documents/clean-up.ts";
import { documentsJobs } from "./modules/documents/jobs.ts";
import { remindOfExpiry } from "./modules/documents/reminders.ts";
import { employeesJobs } from "./modules/employees/jobs.ts";
import { feedbackJobs } from "./modules/feedback/jobs.ts";
import { leaveJobs } from "./modules/leave/jobs.ts";
import { importJobs } from "./modules/onboarding/import/jobs.ts";
import { onboardingJobs } from "./modules/onboarding/jobs.ts";
import { eraseUnconfirmedCompanies } from "./modules/onboarding/unconfirmed-companies.ts";
import type { Services } from "./services.ts";

/** All later work that the modules may ask for. */
// biome-ignore lint/suspicious/noExplicitAny: each job knows its own payload; the queue gives it back as it was enqueued.
export const moduleJobs: readonly Job<any>[] = [
  ...authJobs,
  ...employeesJobs,
  ...leaveJobs,
  ...documentsJobs,
  ...feedbackJobs,
  ...onboardingJobs,
  ...importJobs,
];

/** What is done again and again, for all tenants together. */
export const recurringJobs = ({
  storage,
  ...services
}: Pick<Services, "storage" | "jobs" | "links">): readonly RecurringJob[] => [
  { name: "database.cleanUp", everyMs: 3_600_000, run: cleanUp },
  {
    name: "documents.cleanUp",
    everyMs: 86_400_000,
    run: (database) => cleanUpDocuments({ database, storage }, new Date()),
  },
  {
    name: "documents.remindOfExpiry",
    everyMs: 6 * 3_600_000,
    run: (database) => remindOfExpiry({ database, ...services }, new Date()),
  },
  eraseUnconfirmedCompanies,
];
