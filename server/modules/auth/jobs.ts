import { defineJob, type Job } from "#server/jobs/job.ts";
import { mailEffect } from "#server/outbox/effect.ts";
import { saveInvitationMailed } from "./invitation-queries.ts";
import { confirmationMail, invitationMail, resetMail } from "./mails.ts";
import { createOneTimeToken, expiryOf } from "./one-time-links.ts";
import { findAddressee, findInviter, hasRecentResetToken } from "./queries.ts";

interface ToAccount {
  accountId: string;
}

interface ToInvited extends ToAccount {
  /** The employee who added them; unknown in jobs that were enqueued before it was recorded. */
  invitedById?: number;
}

// In each of these the token is made when the mail is, so that it is stored for no longer than the mail takes to leave.

interface ResetRequest extends ToAccount {
  /** Whether it was requested on a device on which the account was signed in to before. */
  isKnownDevice: boolean;
}

const recentMs = 15 * 60_000;

/** Strangers can neither fill a mailbox nor void the link that was just mailed: it still works, and goes to the owner. */
export const mailReset = defineJob<ResetRequest>(
  "auth.mailReset",
  async ({ tx, now, links }, { accountId, isKnownDevice }) => {
    const since = new Date(now.getTime() - recentMs);
    if (!isKnownDevice && (await hasRecentResetToken(tx, accountId, { now, since }))) return [];
    const addressee = await findAddressee(tx, accountId);
    if (!addressee) return [];
    const token = await createOneTimeToken(tx, accountId, "reset", now);
    return [mailEffect(resetMail(addressee, links, token))];
  },
  "awaited",
);

/** Nothing is mailed once the invitation has been accepted or withdrawn. */
export const mailInvitation = defineJob<ToInvited>(
  "auth.mailInvitation",
  async ({ tx, now, links }, { accountId, invitedById }) => {
    const expiresAt = expiryOf("invitation", now);
    if (!(await saveInvitationMailed(tx, accountId, expiresAt))) return [];
    const addressee = await findAddressee(tx, accountId);
    if (!addressee) return [];
    const inviter = invitedById === undefined ? undefined : await findInviter(tx, invitedById);
    const token = await createOneTimeToken(tx, accountId, "invitation", now);
    return [mailEffect(invitationMail({ ...addressee, inviter }, links, token))];
  },
  "invitation",
);

/** Its link works for as long as the unconfirmed sign-up holds its domain and e-mail. */
export const mailConfirmation = defineJob<ToAccount>(
  "auth.mailConfirmation",
  async ({ tx, links }, { accountId }) => {
    const addressee = await findAddressee(tx, accountId);
    if (!addressee || addressee.confirmedAt) return [];
    const heldFrom = new Date(addressee.companyCreatedAt);
    const token = await createOneTimeToken(tx, accountId, "confirmation", heldFrom);
    return [mailEffect(confirmationMail(addressee, links, token), { confirmsAddress: true })];
  },
  "awaited",
);

export const authJobs: readonly [Job<ResetRequest>, Job<ToInvited>, Job<ToAccount>] = [
  mailReset,
  mailInvitation,
  mailConfirmation,
];
