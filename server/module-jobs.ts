import { currentTime } from "./clock.ts";
import { cleanUp } from "./db/clean-up.ts";
import type { Job } from "./jobs/job.ts";
import type { RecurringJob } from "./jobs/schedule.ts";
import { authJobs } from "./modules/auth/jobs.ts";
import { calendarNotices } from "./modules/calendar/notices.ts";
import { remindOfEvents } from "./modules/calendar/reminders/event-reminders.ts";
import { remindOfOccasions } from "./modules/calendar/reminders/occasion-reminders.ts";
import { remindOfHandovers } from "./modules/continuity/handovers/reminders.ts";
import { closeReturnedHandovers } from "./modules/continuity/handovers/returned.ts";
import { continuityNotices } from "./modules/continuity/notices.ts";
import { remindOfPromises } from "./modules/continuity/promises/reminders.ts";
import { cleanUpDocuments } from "./modules/documents/clean-up.ts";
import { documentsNotices } from "./modules/documents/notices.ts";
import { remindOfExpiry } from "./modules/documents/reminders.ts";
import { endAccessOfLeavers } from "./modules/employees/leavers.ts";
import { employeesNotices } from "./modules/employees/notices.ts";
import { feedbackNotices } from "./modules/feedback/notices.ts";
import { importJobs } from "./modules/import/jobs.ts";
import { importNotices } from "./modules/import/notices.ts";
import { remindOfTimeInLieu } from "./modules/leave/balances/lapses/in-lieu-reminders.ts";
import { remindOfLapses } from "./modules/leave/balances/lapses/lapse-reminders.ts";
import { leaveJobs } from "./modules/leave/jobs.ts";
import { leaveNotices } from "./modules/leave/notices.ts";
import { remindOfCertificates } from "./modules/leave/requests/certificates/certificate-reminders.ts";
import { remindOfLeave } from "./modules/leave/requests/reminders.ts";
import { followAnnouncedPlans } from "./modules/line/announced-plans.ts";
import { lineNotices } from "./modules/line/notices.ts";
import { notesNotices } from "./modules/notes/notices.ts";
import { eraseSealedDrafts } from "./modules/notes/sealed-drafts.ts";
import { remindOfProfile } from "./modules/onboarding/jobs.ts";
import { onboardingNotices } from "./modules/onboarding/notices.ts";
import { eraseUnconfirmedCompanies } from "./modules/onboarding/unconfirmed-companies.ts";
import type { AnyNotice } from "./notices/notice.ts";
import type { Services } from "./services.ts";
import { recordReadsOfMany } from "./story/record-reads.ts";

/** Every kind of notification, each defined by the module that has it to tell. */
export const moduleNotices: readonly AnyNotice[] = [
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
];

/** All later work that a change or a read may ask for. */
// biome-ignore lint/suspicious/noExplicitAny: each job knows its own payload; the queue gives it back as it was enqueued.
export const moduleJobs: readonly Job<any>[] = [
  ...authJobs,
  ...leaveJobs,
  ...importJobs,
  remindOfProfile,
  recordReadsOfMany,
  ...moduleNotices.flatMap(({ mailJob }) => mailJob ?? []),
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
    run: (database) => cleanUpDocuments({ database, storage }, currentTime()),
  },
  {
    name: "documents.remindOfExpiry",
    everyMs: 6 * 3_600_000,
    run: (database) => remindOfExpiry({ database, ...services }, currentTime()),
  },
  {
    name: "leave.remindOfRequests",
    everyMs: 3_600_000,
    run: (database) => remindOfLeave({ database, ...services }, currentTime()),
  },
  {
    name: "leave.remindOfLapses",
    everyMs: 86_400_000,
    run: (database) => remindOfLapses({ database, ...services }, currentTime()),
  },
  {
    name: "leave.remindOfTimeInLieu",
    everyMs: 6 * 3_600_000,
    run: (database) => remindOfTimeInLieu({ database, ...services }, currentTime()),
  },
  {
    name: "leave.remindOfCertificates",
    everyMs: 6 * 3_600_000,
    run: (database) => remindOfCertificates({ database, ...services }, currentTime()),
  },
  {
    name: "calendar.remindOfEvents",
    everyMs: 60_000,
    run: (database) => remindOfEvents({ database, ...services }, currentTime()),
  },
  {
    name: "calendar.remindOfOccasions",
    everyMs: 15 * 60_000,
    run: (database) => remindOfOccasions({ database, ...services }, currentTime()),
  },
  {
    name: "line.followAnnouncedPlans",
    everyMs: 5 * 60_000,
    run: (database) => followAnnouncedPlans({ database, ...services }, currentTime()),
  },
  {
    name: "continuity.closeReturnedHandovers",
    everyMs: 15 * 60_000,
    run: (database) => closeReturnedHandovers({ database, ...services }, currentTime()),
  },
  {
    name: "employees.endAccessOfLeavers",
    everyMs: 5 * 60_000,
    run: (database) => endAccessOfLeavers({ database, ...services }, currentTime()),
  },
  {
    name: "notes.eraseSealedDrafts",
    everyMs: 24 * 3_600_000,
    run: (database) => eraseSealedDrafts({ database, ...services }, currentTime()),
  },
  {
    name: "continuity.remindOfHandovers",
    everyMs: 3_600_000,
    run: (database) => remindOfHandovers({ database, ...services }, currentTime()),
  },
  {
    name: "continuity.remindOfPromises",
    everyMs: 3_600_000,
    run: (database) => remindOfPromises({ database, ...services }, currentTime()),
  },
  eraseUnconfirmedCompanies,
];
