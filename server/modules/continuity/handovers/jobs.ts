import { isSuperadmin } from "#contract/codes/people.ts";
import { places } from "#contract/places.ts";
import { defineJob, type Job } from "#server/jobs/job.ts";
import { addressed, type NoticeLinks, type Recipient } from "#server/mail/addressed.ts";
import { shownName } from "#server/mail/given-names.ts";
import type { Mail } from "#server/mail/mail.ts";
import { notificationSettingsUrl } from "#server/modules/notifications/index.ts";
import { mailEffect } from "#server/outbox/effect.ts";
import { findHandoverForMail } from "./mail-queries.ts";

interface HandoverPayload {
  handoverId: number;
  recipientId: number;
}

/** Mails someone that a handover in which they take part has come to another step; nothing is sent once it is closed. */
export const mailHandover = defineJob<HandoverPayload>(
  "continuity.mailHandover",
  async ({ tx, links, today }, payload) => {
    const handover = await findHandoverForMail(tx, { ...payload, today });
    if (!handover) return [];
    const area = isSuperadmin(handover.employeeRole) ? "superadmin" : "staff";
    const url = links.to(places.handover(area, payload.handoverId));
    return [
      mailEffect(handoverMail(handover, { url, settingsUrl: notificationSettingsUrl(links) })),
    ];
  },
);

/** The mail about a handover; what was written stays in the app. */
const handoverMail = (
  { aboutName, ...recipient }: Recipient & { aboutName: string },
  { url, settingsUrl }: NoticeLinks,
): Mail => {
  const who = shownName(aboutName) || "an employee";
  return {
    ...addressed(recipient),
    subject: `The handover about ${who}`,
    paragraphs: [
      `The handover about ${who} has come to another step. Sign in to see whose turn it is, and what you may read by now.`,
    ],
    action: { label: "View the handover", url },
    footnote: "You receive this because you take part in the handover.",
    settingsUrl,
  };
};

// biome-ignore lint/suspicious/noExplicitAny: each job knows its own payload.
export const handoverJobs: readonly Job<any>[] = [mailHandover];
