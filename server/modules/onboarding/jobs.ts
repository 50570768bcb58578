import { defineJob } from "#server/jobs/job.ts";
import { findProfileState, profileToComplete } from "#server/modules/employees/index.ts";
import { notify } from "#server/notices/notify.ts";

interface ReminderPayload {
  employeeId: number;
}

const dayMs = 86_400_000;

/** When an added employee is reminded of an incomplete profile. */
export const reminderTime = (addedAt: Date): Date => new Date(addedAt.getTime() + 3 * dayMs);

/** Drops the reminder once the profile is complete. */
export const remindOfProfile = defineJob<ReminderPayload>(
  "onboarding.remindOfProfile",
  async (context, { employeeId }) => {
    const state = await findProfileState(context.tx, employeeId);
    if (state?.employeeStatus === "pending")
      await notify(context, profileToComplete, {
        to: [employeeId],
        details: {},
        aboutId: employeeId,
      });
    return [];
  },
);
