import { isSuperadmin } from "#contract/codes/people.ts";
import { places } from "#contract/places.ts";
import { defineJob, type Job } from "#server/jobs/job.ts";
import { notificationSettingsUrl } from "#server/modules/notifications/index.ts";
import { mailEffect } from "#server/outbox/effect.ts";
import { standInMail } from "./mails.ts";
import { findStandInForMail } from "./stand-in-queries.ts";

interface StandInPayload {
  /** Of the row that says who stands in. */
  standInId: number;
  isNamed: boolean;
}

/** Mails who stands in for a manager that they do, or no longer do; nothing is sent once that has changed. */
export const mailStandIn = defineJob<StandInPayload>(
  "continuity.mailStandIn",
  async ({ tx, links, today }, payload) => {
    const standIn = await findStandInForMail(tx, { ...payload, today });
    if (!standIn) return [];
    const area = isSuperadmin(standIn.employeeRole) ? "superadmin" : "staff";
    const url = links.to(places.ownStory(area));
    const settingsUrl = notificationSettingsUrl(links);
    return [mailEffect(standInMail(standIn, payload, { url, settingsUrl }))];
  },
);

// biome-ignore lint/suspicious/noExplicitAny: each job knows its own payload.
export const standInJobs: readonly Job<any>[] = [mailStandIn];
