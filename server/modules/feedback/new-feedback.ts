import type { NewFeedback } from "#contract/feedback.ts";
import { AppError } from "#server/app-error.ts";
import type { Context } from "#server/context.ts";
import { notify } from "#server/notices/notify.ts";
import { recordStory } from "#server/story/story.ts";
import { feedbackReceived } from "./notices.ts";
import { countSent, insertFeedback, lockPair } from "./queries.ts";

/** Within 24 hours: what one employee may send to one colleague, and to all of them. */
const maxSent = { toRecipient: 20, toAll: 200 };
const dayMs = 86_400_000;

/**
 * Sends a message to a colleague, who is notified. That it was sent is in the recipient's history, for nobody else; what it says
 * is nowhere but in the message.
 */
export async function sendFeedback(
  context: Context,
  { messageTitle: title, message, receiverId }: NewFeedback,
): Promise<{ id: number }> {
  const { tx, actor, now } = context;
  const senderId = actor.employeeId;
  if (receiverId === senderId)
    throw new AppError("invalid_request", {
      fields: { receiverId: "You cannot send feedback to yourself." },
    });
  await requireActivePair(context, receiverId);
  await requireRoom(context, receiverId);
  const createdAt = now.toISOString();
  const { id } = await insertFeedback(tx, { senderId, receiverId, title, message, createdAt });
  await recordStory(context, {
    kind: "feedback_sent",
    subjectId: receiverId,
    visibility: "private",
    link: { kind: "feedback", id },
  });
  await notify(context, feedbackReceived, {
    to: [receiverId],
    details: {},
    byId: senderId,
    aboutId: id,
  });
  return { id };
}

/** Throws unless both are active until the message has been sent. */
async function requireActivePair({ tx, actor }: Context, receiverId: number): Promise<void> {
  const pair = await lockPair(tx, [actor.employeeId, receiverId]);
  const receiver = pair.find(({ id }) => id === receiverId);
  if (!receiver) throw new AppError("not_found");
  if (!pair.every(({ id, isActive }) => isActive || id === receiverId))
    throw new AppError("account_deactivated");
  if (!receiver.isActive) throw new AppError("recipient_deactivated");
}

/** Throws `feedback_limit` if the actor has sent as much as one may within 24 hours. */
async function requireRoom({ tx, actor, now }: Context, receiverId: number): Promise<void> {
  const since = new Date(now.getTime() - dayMs).toISOString();
  const sent = await countSent(tx, { senderId: actor.employeeId, receiverId, since });
  if (sent.toAll >= maxSent.toAll) throw new AppError("feedback_limit");
  if (sent.toRecipient >= maxSent.toRecipient)
    throw new AppError("feedback_limit", {
      message: `You have sent this person ${maxSent.toRecipient} messages within 24 hours. Please continue tomorrow.`,
    });
}
