import { places } from "#contract/places.ts";
import { dayText, rangeText } from "#contract/rules/leave-text.ts";
import { defineJob } from "#server/jobs/job.ts";
import { addressed, type NoticeLinks, type Recipient } from "#server/mail/addressed.ts";
import type { Mail } from "#server/mail/mail.ts";
import { areaOf, linksTo } from "#server/modules/leave/story/mail-links.ts";
import { findLeaveForMail } from "#server/modules/leave/story/mail-queries.ts";
import { mailEffect } from "#server/outbox/effect.ts";
import { findCertificateOf } from "./certificate-queries.ts";
import { isLacking } from "./lacking.ts";

interface CertificatePayload {
  leaveId: number;
  recipientId: number;
}

/** Mails the employee, or who decides on their leave, that a medical certificate is due or late; nothing is sent once it is there. */
export const mailCertificate = defineJob<CertificatePayload>(
  "leave.mailCertificate",
  async ({ tx, today, links }, { leaveId, recipientId }) => {
    const found = await findCertificateOf(tx, leaveId);
    const leave = await findLeaveForMail(tx, { leaveId, recipientId, today });
    if (!found || !leave || !isLacking(found)) return [];
    const area = areaOf(leave.employeeRole);
    const isOwn = recipientId === found.employeeId;
    const path = isOwn
      ? places.ownRequest(area, leaveId)
      : places.leaveRequest(area, found.employeeId, leaveId);
    const told = { ...leave, dueOn: found.certificateDue, isLate: found.certificateDue < today };
    const to = linksTo(path, links);
    return [mailEffect(isOwn ? ownMail(told, to) : reviewerMail(told, to))];
  },
);

interface Told extends Recipient {
  requesterName: string;
  startDate: string;
  endDate: string;
  dueOn: string;
  isLate: boolean;
}

const ownMail = (told: Told, { url, settingsUrl }: NoticeLinks): Mail => ({
  ...addressed(told),
  subject: told.isLate ? "Your medical certificate is missing" : "Your medical certificate is due",
  paragraphs: [
    `Your company wants a medical certificate for your sick leave ${rangeText(told)}. It ${told.isLate ? "was" : "is"} due by ${dayText(told.dueOn)}. You can add it to the request.`,
  ],
  action: { label: "Add the certificate", url },
  footnote: "If you have handed it in on paper, please ask your company to add it to the request.",
  settingsUrl,
});

const reviewerMail = (told: Told, { url, settingsUrl }: NoticeLinks): Mail => ({
  ...addressed(told),
  subject: `${told.requesterName}'s medical certificate is missing`,
  paragraphs: [
    `The medical certificate for ${told.requesterName}'s sick leave ${rangeText(told)} was due by ${dayText(told.dueOn)} and has not been added.`,
  ],
  action: { label: "View the request", url },
  footnote: "You receive this because you are notified of their requests.",
  settingsUrl,
});
