import { defineJob, type Job, type JobContext } from "#server/jobs/job.ts";
import { mailEffect } from "#server/outbox/effect.ts";
import { invitationMail, resetMail } from "./mails.ts";
import { createOneTimeToken } from "./one-time-links.ts";
import { findAddressee, hasRecentResetToken } from "./queries.ts";

interface ToAccount {
  accountId: string;
}

// The token is made when the mail is, so that it is stored for no longer than the mail takes to leave.
const mailLink =
  (purpose: "reset" | "invitation", compose: typeof resetMail) =>
  async ({ tx, now, links }: JobContext, { accountId }: ToAccount) => {
    const addressee = await findAddressee(tx, accountId);
    if (!addressee) return [];
    const token = await createOneTimeToken(tx, accountId, purpose, now);
    return [mailEffect(compose(addressee, links, token))];
  };

interface ResetRequest extends ToAccount {
  /** Whether it was requested on a device on which the account was signed in to before. */
  isKnownDevice: boolean;
}

const recentMs = 15 * 60_000;
const mailResetLink = mailLink("reset", resetMail);

/** Strangers can neither fill a mailbox nor void the link that was just mailed: it still works, and goes to the owner. */
export const mailReset = defineJob<ResetRequest>(
  "auth.mailReset",
  async (context, request) => {
    const { tx, now } = context;
    const since = new Date(now.getTime() - recentMs);
    const { accountId, isKnownDevice } = request;
    if (!isKnownDevice && (await hasRecentResetToken(tx, accountId, { now, since }))) return [];
    return mailResetLink(context, request);
  },
  "awaited",
);

export const mailInvitation = defineJob<ToAccount>(
  "auth.mailInvitation",
  mailLink("invitation", invitationMail),
  "invitation",
);

export const authJobs: readonly [Job<ResetRequest>, Job<ToAccount>] = [mailReset, mailInvitation];
