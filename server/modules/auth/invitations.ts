import { AppError } from "#server/app-error.ts";
import type { Context } from "#server/context.ts";
import { recordStory } from "#server/story/story.ts";
import { lockAccountOf, saveInvitation } from "./invitation-queries.ts";
import { mailInvitation } from "./jobs.ts";
import { passwordLinks } from "./one-time-links.ts";
import { deleteOneTimeTokens } from "./queries.ts";

/** Mails an employee's invitation again and voids earlier links. Throws `not_found`, `invitation_accepted` or `invitation_recent`. */
export async function renewInvitation(
  context: Context,
  employeeId: number,
  { pauseMs }: { pauseMs: number },
): Promise<void> {
  const { tx, now, actor, enqueue } = context;
  const account = await lockInvited(context, employeeId);
  const isRecent = account.invitedAt && now.getTime() - Date.parse(account.invitedAt) < pauseMs;
  if (isRecent) throw new AppError("invitation_recent");
  await saveInvitation(tx, account.id, {
    invitedAt: now.toISOString(),
    invitationExpiresAt: null,
    invitationWithdrawnAt: null,
  });
  await recordStory(context, { subjectId: employeeId, kind: "invitation_sent" });
  await enqueue(mailInvitation, { accountId: account.id, invitedById: actor.employeeId });
}

/** Withdraws an invitation, so that passwords need a new one. Throws `not_found` or `invitation_accepted`. */
export async function withdrawInvitation(
  context: Context,
  employeeId: number,
): Promise<{ ok: true }> {
  const { tx, now } = context;
  const account = await lockInvited(context, employeeId);
  if (account.invitationWithdrawnAt) return { ok: true };
  await saveInvitation(tx, account.id, { invitationWithdrawnAt: now.toISOString() });
  await deleteOneTimeTokens(tx, account.id, passwordLinks);
  await recordStory(context, { subjectId: employeeId, kind: "invitation_withdrawn" });
  return { ok: true };
}

async function lockInvited({ tx }: Pick<Context, "tx">, employeeId: number) {
  const account = await lockAccountOf(tx, employeeId);
  if (!account) throw new AppError("not_found");
  // By a provider, people sign in without a password.
  if (account.passwordHash !== null || account.lastSignedInAt !== null)
    throw new AppError("invitation_accepted");
  return account;
}
