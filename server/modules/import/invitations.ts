import type { Context } from "#server/context.ts";
import { batchOf } from "#server/jobs/jobs.ts";
import {
  admitInvitations,
  reminderTime,
  remindOfProfile,
} from "#server/modules/onboarding/index.ts";
import { recordStory } from "#server/story/story.ts";
import { mailInvitation } from "../auth/index.ts";
import { requireImport } from "./imports.ts";
import { saveInvited } from "./invitation-queries.ts";

/** Invites the import's uninvited people. Throws `not_found`, `email_not_confirmed` or `invitation_limit`. */
export async function inviteImported(context: Context, id: number): Promise<{ invited: number }> {
  const { tx, now, actor, enqueueAll } = context;
  await requireImport(context, id);
  await admitInvitations(context, 0);
  const invited = await saveInvited(tx, id, now.toISOString());
  await recordStory(
    context,
    invited.map(({ employeeId }) => ({ subjectId: employeeId, kind: "invitation_sent" as const })),
  );
  const invitedById = actor.employeeId;
  await enqueueAll([
    batchOf(
      mailInvitation,
      invited.map(({ accountId }) => ({ accountId, invitedById })),
    ),
    batchOf(
      remindOfProfile,
      invited.map(({ employeeId }) => ({ employeeId })),
      { startAfter: reminderTime(now) },
    ),
  ]);
  return { invited: invited.length };
}
