import { currentTime } from "./clock.ts";
import { cleanUp } from "./db/clean-up.ts";
import type { DueKind } from "./due/due.ts";
import { handleDue } from "./due/round.ts";
import type { Job } from "./jobs/job.ts";
import type { RecurringJob } from "./jobs/schedule.ts";
import { authJobs } from "./modules/auth/jobs.ts";
import { eventReminder } from "./modules/calendar/reminders/event-reminders.ts";
import { calendarJobs } from "./modules/calendar/reminders/jobs.ts";
import { teamOccasion } from "./modules/calendar/reminders/occasion-reminders.ts";
import { handoverJobs } from "./modules/continuity/handovers/jobs.ts";
import { handoverStepDue } from "./modules/continuity/handovers/reminders.ts";
import { promiseJobs } from "./modules/continuity/promises/jobs.ts";
import { promiseDue } from "./modules/continuity/promises/reminders.ts";
import { standInJobs } from "./modules/continuity/stand-ins/jobs.ts";
import { cleanUpDocuments } from "./modules/documents/clean-up.ts";
import { documentsJobs } from "./modules/documents/jobs.ts";
import { documentExpires } from "./modules/documents/reminders.ts";
import { employeesJobs } from "./modules/employees/jobs.ts";
import { lastDayOver } from "./modules/employees/leavers.ts";
import { feedbackJobs } from "./modules/feedback/jobs.ts";
import { importJobs } from "./modules/import/jobs.ts";
import {
  annualLapse,
  annualLapsesAhead,
  inLieuLapse,
} from "./modules/leave/balances/lapses/lapse-reminders.ts";
import { keepSharesUp } from "./modules/leave/balances/share-jobs.ts";
import { leaveJobs } from "./modules/leave/jobs.ts";
import { certificateMissing } from "./modules/leave/requests/certificates/certificate-reminders.ts";
import { requestWaits } from "./modules/leave/requests/reminders.ts";
import { planAnnounced } from "./modules/line/announced-plans.ts";
import { handoverReturns } from "./modules/line/handovers/returned.ts";
import { notesJobs } from "./modules/notes/jobs.ts";
import { draftSealed } from "./modules/notes/sealed-drafts.ts";
import { onboardingJobs } from "./modules/onboarding/jobs.ts";
import { eraseUnconfirmedCompanies } from "./modules/onboarding/unconfirmed-companies.ts";
import type { Services } from "./services.ts";
import { recordReadsOfMany } from "./story/record-reads.ts";

/** All later work that a change or a read may ask for. */
// biome-ignore lint/suspicious/noExplicitAny: each job knows its own payload; the queue gives it back as it was enqueued.
export const moduleJobs: readonly Job<any>[] = [
  ...authJobs,
  ...employeesJobs,
  ...leaveJobs,
  ...documentsJobs,
  ...feedbackJobs,
  ...calendarJobs,
  ...notesJobs,
  ...onboardingJobs,
  ...importJobs,
  ...promiseJobs,
  ...handoverJobs,
  ...standInJobs,
  recordReadsOfMany,
];

/** All that falls due on a day of a company. */
export const dueKinds: readonly DueKind[] = [
  lastDayOver,
  planAnnounced,
  handoverReturns,
  draftSealed,
  eventReminder,
  teamOccasion,
  documentExpires,
  handoverStepDue,
  promiseDue,
  requestWaits,
  certificateMissing,
  annualLapsesAhead,
  annualLapse,
  inLieuLapse,
];

/** What is done again and again, for all tenants together. */
export const recurringJobs = ({
  storage,
  ...services
}: Pick<Services, "storage" | "jobs" | "links">): readonly RecurringJob[] => [
  {
    name: "due.handle",
    everyMs: 60_000,
    run: (database) => handleDue({ database, ...services }, dueKinds, currentTime()),
  },
  { name: "database.cleanUp", everyMs: 3_600_000, run: cleanUp },
  {
    name: "documents.cleanUp",
    everyMs: 86_400_000,
    run: (database) => cleanUpDocuments({ database, storage }, currentTime()),
  },
  {
    name: "leave.keepSharesUp",
    everyMs: 5 * 60_000,
    run: (database) => keepSharesUp({ database, ...services }, currentTime()),
  },
  eraseUnconfirmedCompanies,
];
