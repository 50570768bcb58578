import type { PersonName } from "#contract/common.ts";
import type {
  FeedbackReport,
  NewFeedback,
  ReportedFeedback,
  ReportQuery,
} from "#contract/feedback.ts";
import type { Page } from "#contract/operation.ts";
import { AppError } from "#server/app-error.ts";
import type { Context } from "#server/context.ts";
import { notify, settle } from "#server/notices/notify.ts";
import { recordStory } from "#server/story/story.ts";
import { feedbackReceived } from "./notices.ts";
import { countSent, insertFeedback, lockPair } from "./queries.ts";
import {
  findReport,
  findReportReads,
  findReports,
  insertReportRead,
  type ReportRow,
  saveResolved,
} from "./report.ts";

const maxReads = 200;

/** One page of reported messages without texts, except the reviewer's own. */
export async function listReports(
  { tx, actor }: Context,
  list: ReportQuery,
): Promise<Page<FeedbackReport>> {
  const { items, total } = await findReports(tx, actor.employeeId, list);
  return { items: items.map(reportOf), total };
}

/** A reported message with its text; the read is recorded for the message and for both employees. */
export async function getReported({ tx, actor, today }: Context, id: number) {
  const { employeeId: readerId } = actor;
  const report = await findReport(tx, readerId, id);
  if (!report) throw new AppError("not_found");
  await insertReportRead(tx, { feedbackId: id, readerId, day: today });
  const reads = await findReportReads(tx, id, maxReads);
  const { title, message, reason } = report;
  const result: ReportedFeedback = {
    ...reportOf(report),
    title,
    message,
    reason,
    reads: reads.map(({ day, ...by }) => ({ day, by: { id: by.readerId, name: by.readerName } })),
  };
  return { ofEmployeeId: [report.senderId, report.receiverId], result };
}

/** Resolves a report and settles its notifications, once. */
export async function resolveReport(context: Context, id: number): Promise<{ ok: true }> {
  const { tx, actor, now } = context;
  const { employeeId: resolvedById } = actor;
  if (!(await findReport(tx, resolvedById, id))) throw new AppError("not_found");
  await saveResolved(tx, id, { resolvedById, resolvedAt: now.toISOString() });
  await settle(context, { kind: "feedbackReported", aboutId: id });
  return { ok: true };
}

const personOf = (id: number, name: string): PersonName => ({ id, name });

const reportOf = (row: ReportRow): FeedbackReport => ({
  id: row.id,
  reportedAt: row.reportedAt,
  reportedBy: personOf(row.receiverId, row.receiverName),
  sender: personOf(row.senderId, row.senderName),
  sentAt: row.createdAt,
  resolvedAt: row.resolvedAt,
  resolvedBy:
    row.resolvedById === null ? null : personOf(row.resolvedById, row.resolvedByName ?? ""),
});

/** One employee's messages within 24 hours, to one colleague and to all. */
const maxSent = { toRecipient: 20, toAll: 200 };
const dayMs = 86_400_000;

/** Sends a message and notifies the colleague. Only the recipient's history shows it, without its text. */
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

/** Both stay active until the message has been sent. */
async function requireActivePair({ tx, actor }: Context, receiverId: number): Promise<void> {
  const pair = await lockPair(tx, [actor.employeeId, receiverId]);
  const receiver = pair.find(({ id }) => id === receiverId);
  if (!receiver) throw new AppError("not_found");
  if (!pair.every(({ id, isActive }) => isActive || id === receiverId))
    throw new AppError("account_deactivated");
  if (!receiver.isActive) throw new AppError("recipient_deactivated");
}

/** Throws `feedback_limit` after the maximum of 24 hours. */
async function requireRoom({ tx, actor, now }: Context, receiverId: number): Promise<void> {
  const since = new Date(now.getTime() - dayMs).toISOString();
  const sent = await countSent(tx, { senderId: actor.employeeId, receiverId, since });
  if (sent.toAll >= maxSent.toAll) throw new AppError("feedback_limit");
  if (sent.toRecipient >= maxSent.toRecipient)
    throw new AppError("feedback_limit", {
      message: `You have sent this person ${maxSent.toRecipient} messages within 24 hours. Please continue tomorrow.`,
    });
}
