import type { PlannedBalance } from "#contract/codes/leave.ts";
import { places } from "#contract/places.ts";
import { daysText, dayText } from "#contract/rules/leave-text.ts";
import { defineJob } from "#server/jobs/job.ts";
import { addressed, type NoticeLinks, type Recipient } from "#server/mail/addressed.ts";
import type { Mail } from "#server/mail/mail.ts";
import { areaOf, linksTo } from "#server/modules/leave/story/mail-links.ts";
import { mailEffect } from "#server/outbox/effect.ts";
import { balanceSources } from "../balance-sources.ts";
import { lapsesOf } from "../balances.ts";
import { findLapseRecipient } from "./lapse-queries.ts";

interface LapsePayload {
  employeeId: number;
  lastDay: string;
  /** Annual leave, unless it is said. */
  balance?: PlannedBalance;
}

/** Mails an employee that days of a balance lapse soon, as many as still do; nothing is sent once none do. */
export const mailLapse = defineJob<LapsePayload>(
  "leave.mailLapse",
  async ({ tx, today, links }, { employeeId, lastDay, balance = "annual" }) => {
    const recipient = await findLapseRecipient(tx, employeeId);
    if (!recipient || lastDay < today) return [];
    const sources = await balanceSources({ tx, today }, employeeId);
    const [lapse] = lapsesOf(balance, sources, { from: lastDay, to: lastDay });
    if (!lapse) return [];
    const path = places.myLeave(areaOf(recipient.employeeRole));
    return [mailEffect(lapseMail({ ...recipient, ...lapse, balance }, linksTo(path, links)))];
  },
);

const balanceText: Record<PlannedBalance, string> = {
  annual: "annual leave",
  timeInLieu: "time in lieu",
};

const lapseMail = (
  {
    days,
    lastDay,
    balance,
    ...recipient
  }: Recipient & { days: number; lastDay: string; balance: PlannedBalance },
  { url, settingsUrl }: NoticeLinks,
): Mail => ({
  ...addressed(recipient),
  subject: `Days of your ${balanceText[balance]} lapse soon`,
  paragraphs: [
    `${daysText(days)} of your ${balanceText[balance]} ${days === 1 ? "lapses" : "lapse"} unless you take ${days === 1 ? "it" : "them"} by ${dayText(lastDay)}. Leave that is approved until then is counted already.`,
  ],
  action: { label: "View my leave", url },
  footnote: "You receive this because these days are yours.",
  settingsUrl,
});
