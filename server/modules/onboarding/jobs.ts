import { defineJob, type Job } from "#server/jobs/job.ts";
import { notificationSettingsUrl, notify } from "#server/modules/notifications/index.ts";
import { mailEffect } from "#server/outbox/effect.ts";
import { profileReminderMail } from "./mails.ts";
import { findPendingPerson } from "./queries.ts";

interface ToNewcomer {
  employeeId: number;
}

/** Reminds somebody of their profile; nothing is sent once it is complete. */
const mailProfileReminder = defineJob<ToNewcomer>(
  "onboarding.mailProfileReminder",
  async ({ tx, links }, { employeeId }) => {
    const person = await findPendingPerson(tx, employeeId);
    if (!person) return [];
    return [mailEffect(profileReminderMail(person, links, notificationSettingsUrl(links)))];
  },
);

const dayMs = 86_400_000;

/** When somebody who was added is reminded of their profile, if it is not complete by then. */
export const reminderTime = (addedAt: Date): Date => new Date(addedAt.getTime() + 3 * dayMs);

/** Tells somebody whose profile is still not complete that it waits for them. */
export const remindOfProfile = defineJob<ToNewcomer>(
  "onboarding.remindOfProfile",
  async ({ tx, now, enqueue }, { employeeId }) => {
    if (!(await findPendingPerson(tx, employeeId))) return [];
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

export const onboardingJobs: readonly Job<ToNewcomer>[] = [remindOfProfile, mailProfileReminder];
