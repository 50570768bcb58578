import type {
  ReceivedFeedback,
  ReceivedFeedbackQuery,
  SentFeedback,
  SentFeedbackQuery,
} from "#contract/feedback.ts";
import type { Page } from "#contract/operation.ts";
import { AppError } from "#server/app-error.ts";
import type { Context } from "#server/context.ts";
import { settle } from "#server/notices/notify.ts";
import { findFeedback, type Message } from "./list-queries.ts";
import { isReceivedBy, saveRead } from "./queries.ts";

export async function listReceived(
  context: Context,
  list: ReceivedFeedbackQuery,
): Promise<Page<ReceivedFeedback>> {
  const { items, total } = await findFeedback(context, "received", {
    ...list,
    sort: list.sort ?? "-created_at",
  });
  return {
    items: items.map((row) => ({ ...messageOf(row), sender_full_name: row.otherName })),
    total,
  };
}

/** Feedback has no replies, so the response is always empty. */
export async function listSent(
  context: Context,
  list: SentFeedbackQuery,
): Promise<Page<SentFeedback>> {
  const { items, total } = await findFeedback(context, "sent", {
    ...list,
    sort: list.sort ?? "-created_at",
  });
  return {
    items: items.map((row) => ({
      ...messageOf(row),
      receiver_full_name: row.otherName,
      response: null,
      responseDate: null,
    })),
    total,
  };
}

const messageOf = (row: Message) => ({
  feedback_id: row.id,
  title: row.title,
  message: row.message,
  created_at: row.createdAt,
  created_day: row.createdDay,
  is_read: row.readAt !== null,
  department_name: row.departmentName ?? "",
  reported_at: row.reportedAt,
  report_resolved_at: row.resolvedAt,
});

/** Marks the actor's message and its notification as read, for good. */
export async function markAsRead(context: Context, id: number): Promise<{ ok: true }> {
  const { tx, actor, now } = context;
  const isNew = await saveRead(tx, id, { receiverId: actor.employeeId, at: now.toISOString() });
  if (isNew) await settle(context, { kind: "feedbackReceived", aboutId: id });
  else if (!(await isReceivedBy(tx, id, actor.employeeId))) throw new AppError("not_found");
  return { ok: true };
}
