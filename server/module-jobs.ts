import { currentTime } from "./clock.ts";
import { cleanUp } from "./db/clean-up.ts";
import type { DueKind } from "./due/due.ts";
import { handleDue } from "./due/round.ts";
import type { Job } from "./jobs/job.ts";
import type { RecurringJob } from "./jobs/schedule.ts";
import { refreshStatistics } from "./jobs/statistics.ts";
import { authJobs } from "./modules/auth/jobs.ts";
import { authNotices } from "./modules/auth/notices.ts";
import { calendarNotices } from "./modules/calendar/notices.ts";
import { dueEvent } from "./modules/calendar/reminders/event-reminders.ts";
import { dueOccasion } from "./modules/calendar/reminders/occasion-reminders.ts";
import { dueStep } from "./modules/continuity/handovers/reminders.ts";
import { continuityNotices } from "./modules/continuity/notices.ts";
import { duePromise } from "./modules/continuity/promises/reminders.ts";
import { cleanUpDocuments } from "./modules/documents/clean-up.ts";
import { documentsNotices } from "./modules/documents/notices.ts";
import { dueExpiry } from "./modules/documents/reminders.ts";
import { dueLastDay } from "./modules/employees/employment/leavers.ts";
import { employeesNotices } from "./modules/employees/notices.ts";
import { feedbackNotices } from "./modules/feedback/notices.ts";
import { sendEvents } from "./modules/hooks/deliveries.ts";
import { hooksNotices } from "./modules/hooks/notices.ts";
import { importJobs } from "./modules/import/jobs.ts";
import { importNotices } from "./modules/import/notices.ts";
import { dueKeyEnds } from "./modules/keys/end-reminders.ts";
import { keysNotices } from "./modules/keys/notices.ts";
import {
  dueAnnualLapse,
  dueInLieuLapse,
  dueLapseSearch,
  dueOwnTypeLapse,
} from "./modules/leave/balances/lapses/lapse-reminders.ts";
import { leaveJobs } from "./modules/leave/jobs.ts";
import { leaveNotices } from "./modules/leave/notices.ts";
import { dueCertificate } from "./modules/leave/requests/certificates/certificate-reminders.ts";
import { dueRequest } from "./modules/leave/requests/reviews/reminders.ts";
import { dueAnnouncement } from "./modules/line/announced-plans.ts";
import { dueReturn } from "./modules/line/handovers/returned.ts";
import { lineNotices } from "./modules/line/notices.ts";
import { dueTakingOver } from "./modules/line/told/waiting-requests.ts";
import { notesNotices } from "./modules/notes/notices.ts";
import { dueDraft } from "./modules/notes/sealed-drafts.ts";
import { remindOfProfile } from "./modules/onboarding/jobs.ts";
import { onboardingNotices } from "./modules/onboarding/notices.ts";
import { eraseUnconfirmedCompanies } from "./modules/onboarding/unconfirmed-companies.ts";
import { lookAtDueDomains } from "./modules/sso/domains/daily-looks.ts";
import { ssoNotices } from "./modules/sso/notices.ts";
import type { AnyNotice } from "./notices/notice.ts";
import { dueSeal } from "./security-events/seals.ts";
import type { Services } from "./services.ts";
import { numberEvents } from "./story/events.ts";
import { recordReadsOfMany } from "./story/record-reads.ts";

export const moduleNotices: readonly AnyNotice[] = [
  ...authNotices,
  ...onboardingNotices,
  ...employeesNotices,
  ...importNotices,
  ...lineNotices,
  ...continuityNotices,
  ...leaveNotices,
  ...documentsNotices,
  ...feedbackNotices,
  ...notesNotices,
  ...calendarNotices,
  ...ssoNotices,
  ...keysNotices,
  ...hooksNotices,
];

// biome-ignore lint/suspicious/noExplicitAny: each job knows its own payload; the queue gives it back as it was enqueued.
export const moduleJobs: readonly Job<any>[] = [
  ...authJobs,
  ...leaveJobs,
  ...importJobs,
  remindOfProfile,
  recordReadsOfMany,
  numberEvents,
  sendEvents,
  refreshStatistics,
  ...moduleNotices.flatMap(({ mailJob }) => mailJob ?? []),
];

/** Everything due on a day of a company. */
export const dueKinds: readonly DueKind[] = [
  dueLastDay,
  dueAnnouncement,
  dueTakingOver,
  dueReturn,
  dueDraft,
  dueEvent,
  dueOccasion,
  dueExpiry,
  dueStep,
  duePromise,
  dueRequest,
  dueCertificate,
  dueLapseSearch,
  dueAnnualLapse,
  dueInLieuLapse,
  dueOwnTypeLapse,
  dueSeal,
  ...dueKeyEnds,
];

export const recurringJobs = ({
  storage,
  ...services
}: Pick<Services, "config" | "storage" | "jobs" | "links">): readonly RecurringJob[] => [
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
  eraseUnconfirmedCompanies,
  {
    name: "sso.lookAtDomains",
    everyMs: 300_000,
    run: (database) => lookAtDueDomains({ database, ...services }, currentTime()),
  },
];
