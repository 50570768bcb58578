import { defineJob, type Job, type JobContext } from "#server/jobs/job.ts";
import { mailEffect } from "#server/outbox/effect.ts";
import { invitationMail, resetMail } from "./mails.ts";
import { createOneTimeToken } from "./one-time-links.ts";
import { findAddressee } from "./queries.ts";

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

export const mailReset = defineJob<ToAccount>(
  "auth.mailReset",
  mailLink("reset", resetMail),
  "awaited",
);

export const mailInvitation = defineJob<ToAccount>(
  "auth.mailInvitation",
  mailLink("invitation", invitationMail),
  "invitation",
);

export const authJobs: Job<ToAccount>[] = [mailReset, mailInvitation];
