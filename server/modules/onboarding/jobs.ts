import { defineJob, type Job } from "#server/jobs/job.ts";
import { notificationSettingsUrl, notify } from "#server/modules/notifications/index.ts";
import { mailEffect } from "#server/outbox/effect.ts";
import { profileReminderMail } from "./mails.ts";
import { findPendingEmployee } from "./queries.ts";

interface ReminderPayload {
  employeeId: number;
}

/** Reminds an employee of their profile; nothing is sent once it is complete. */
const mailProfileReminder = defineJob<ReminderPayload>(
  "onboarding.mailProfileReminder",
  async ({ tx, links }, { employeeId }) => {
    const person = await findPendingEmployee(tx, employeeId);
    if (!person) return [];
    return [mailEffect(profileReminderMail(person, links, notificationSettingsUrl(links)))];
  },
);

const dayMs = 86_400_000;

/** When an added employee is reminded of their profile, if it is not complete by then. */
export const reminderTime = (addedAt: Date): Date => new Date(addedAt.getTime() + 3 * dayMs);

/** Notifies an employee whose profile is still not complete. */
export const remindOfProfile = defineJob<ReminderPayload>(
  "onboarding.remindOfProfile",
  async ({ tx, now, enqueue }, { employeeId }) => {
    if (!(await findPendingEmployee(tx, employeeId))) return [];
    await notify(
      { tx, now },
      {
        to: [employeeId],
        kind: "profileToComplete",
        details: {},
        aboutId: employeeId,
        mail: () => enqueue(mailProfileReminder, { employeeId }),
      },
    );
    return [];
  },
);

export const onboardingJobs: readonly Job<ReminderPayload>[] = [
  remindOfProfile,
  mailProfileReminder,
];
