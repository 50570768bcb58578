import { defineJob, type Job } from "#server/jobs/job.ts";
import { mailEffect } from "#server/outbox/effect.ts";
import { factorRequiredOf } from "./factors/required.ts";
import { saveInvitationMailed } from "./invitation-queries.ts";
import {
  confirmationMail,
  factorReminderMail,
  factorsResetCopy,
  factorsResetMail,
  invitationMail,
  providerInvitationMail,
  resetMail,
} from "./mails.ts";
import { createOneTimeToken, expiryOf } from "./one-time-links.ts";
import { findAddressee, findInviter, hasRecentResetToken } from "./queries.ts";

interface ToAccount {
  accountId: string;
}

interface ToInvited extends ToAccount {
  /** Unknown in jobs older than this field. */
  invitedById?: number;
}

// The token is made with the mail, so that it is stored only while the mail is being sent.

interface ResetRequest extends ToAccount {
  /** Whether the account was signed in on the requesting device before. */
  isKnownDevice: boolean;
}

const recentMs = 15 * 60_000;

/** A recent link stays valid, so that strangers can neither fill a mailbox nor void links. People who need a provider get none. */
export const mailReset = defineJob<ResetRequest>(
  "auth.mailReset",
  async ({ tx, now, links }, { accountId, isKnownDevice }) => {
    const since = new Date(now.getTime() - recentMs);
    if (!isKnownDevice && (await hasRecentResetToken(tx, accountId, { now, since }))) return [];
    const addressee = await findAddressee(tx, accountId);
    if (!addressee || addressee.needsProvider) return [];
    const token = await createOneTimeToken(tx, accountId, "reset", now);
    return [mailEffect(resetMail(addressee, links, token))];
  },
  "awaited",
);

/** Drops the mail once the invitation has been accepted or withdrawn. */
export const mailInvitation = defineJob<ToInvited>(
  "auth.mailInvitation",
  async ({ tx, now, links }, { accountId, invitedById }) => {
    const expiresAt = expiryOf("invitation", now);
    if (!(await saveInvitationMailed(tx, accountId, expiresAt))) return [];
    const addressee = await findAddressee(tx, accountId);
    if (!addressee) return [];
    const inviter = invitedById === undefined ? undefined : await findInviter(tx, invitedById);
    if (addressee.needsProvider)
      return [mailEffect(providerInvitationMail({ ...addressee, inviter }, links))];
    const token = await createOneTimeToken(tx, accountId, "invitation", now);
    return [mailEffect(invitationMail({ ...addressee, inviter }, links, token))];
  },
  "invitation",
);

/** Its link works as long as the unconfirmed sign-up exists. */
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

/** Drops the mail once the account has a second step, or its company requires none of it. */
export const mailFactorReminder = defineJob<ToAccount>(
  "auth.mailFactorReminder",
  async ({ tx, links, today }, { accountId }) => {
    const from = await factorRequiredOf(tx, accountId);
    const addressee = await findAddressee(tx, accountId);
    if (from === null || !addressee) return [];
    return [mailEffect(factorReminderMail(addressee, links, from > today ? from : undefined))];
  },
);

interface FactorsReset extends ToAccount {
  /** The super administrator; the operator without one. */
  byId?: number;
}

/** To the person, and to the super administrator who did it. */
export const mailFactorsReset = defineJob<FactorsReset>(
  "auth.mailFactorsReset",
  async ({ tx, links }, { accountId, byId }) => {
    const addressee = await findAddressee(tx, accountId);
    if (!addressee) return [];
    const by = byId === undefined ? undefined : await findInviter(tx, byId);
    return [
      mailEffect(factorsResetMail(addressee, links, by)),
      ...(by ? [mailEffect(factorsResetCopy(addressee, links, by))] : []),
    ];
  },
);

export const authJobs: readonly [
  Job<ResetRequest>,
  Job<ToInvited>,
  Job<ToAccount>,
  Job<ToAccount>,
  Job<FactorsReset>,
] = [mailReset, mailInvitation, mailConfirmation, mailFactorReminder, mailFactorsReset];
