import { z } from "zod";
import {
  Created,
  Done,
  Id,
  IdParams,
  Instant,
  ListQuery,
  optionalLongText,
  PersonName,
  PlainDate,
  QueryFlag,
  QueryId,
  requiredId,
  requiredLongText,
  requiredText,
  sortedBy,
} from "./common.ts";
import { limits } from "./limits.ts";
import { defineOperations } from "./operation.ts";
import { maxLengths } from "./rules/text.ts";

const Feedback = z.object({
  feedback_id: Id,
  title: z.string(),
  message: z.string(),
  created_at: Instant,
  /** The company's day of sending. */
  created_day: PlainDate,
  is_read: z.boolean(),
  /** The sender's or recipient's; blank without one. */
  department_name: z.string(),
  /** Null unless the recipient reported it. */
  reported_at: Instant.nullable(),
  /** Null until a super administrator closes the report. */
  report_resolved_at: Instant.nullable(),
});

export const ReceivedFeedback = Feedback.extend({ sender_full_name: z.string() });
export type ReceivedFeedback = z.infer<typeof ReceivedFeedback>;

/** Feedback has no replies, so the last two are always null. */
export const SentFeedback = Feedback.extend({
  receiver_full_name: z.string(),
  response: z.string().nullable(),
  responseDate: z.string().nullable(),
});
export type SentFeedback = z.infer<typeof SentFeedback>;

export const NewFeedback = z.strictObject({
  messageTitle: requiredText("Subject is required"),
  message: requiredLongText("Message is required", maxLengths.message),
  receiverId: requiredId("Recipient is required"),
});
export type NewFeedback = z.infer<typeof NewFeedback>;

const FeedbackQuery = ListQuery.extend({
  status: z.enum(["read", "unread"]).optional(),
  feedbackId: QueryId.optional(),
});

export const ReceivedFeedbackQuery = FeedbackQuery.extend({
  sort: sortedBy("created_at", "title", "sender_full_name", "is_read"),
});
export type ReceivedFeedbackQuery = z.output<typeof ReceivedFeedbackQuery>;

export const SentFeedbackQuery = FeedbackQuery.extend({
  sort: sortedBy("created_at", "title", "receiver_full_name", "is_read"),
});
export type SentFeedbackQuery = z.output<typeof SentFeedbackQuery>;

export const NewReport = z.strictObject({
  reason: optionalLongText(maxLengths.reportReason).optional(),
});
export type NewReport = z.infer<typeof NewReport>;

/** A reported message in the list, without its texts. */
export const FeedbackReport = z.object({
  id: Id,
  reportedAt: Instant,
  reportedBy: PersonName,
  sender: PersonName,
  sentAt: Instant,
  resolvedAt: Instant.nullable(),
  resolvedBy: PersonName.nullable(),
});
export type FeedbackReport = z.infer<typeof FeedbackReport>;

export const ReportedFeedback = FeedbackReport.extend({
  title: z.string(),
  message: z.string(),
  /** Blank if none was given. */
  reason: z.string(),
  /** Super administrators who have read it, with the day, latest first. */
  reads: z.array(z.object({ by: PersonName, day: PlainDate })),
});
export type ReportedFeedback = z.infer<typeof ReportedFeedback>;

export const ReportQuery = ListQuery.pick({ page: true, pageSize: true }).extend({
  resolved: QueryFlag.optional(),
});
export type ReportQuery = z.output<typeof ReportQuery>;

export const feedback = defineOperations("feedback", {
  getMyFeedback: {
    method: "GET",
    path: "/secure/feedback/get-my-feedback",
    access: "approved",
    summary: "List the feedback you have received, newest first",
    query: ReceivedFeedbackQuery,
    response: z.array(ReceivedFeedback),
    paged: true,
  },
  getSentFeedback: {
    method: "GET",
    path: "/secure/feedback/get-sent-feedback",
    access: "approved",
    summary: "List the feedback you have sent, newest first",
    query: SentFeedbackQuery,
    response: z.array(SentFeedback),
    paged: true,
  },
  markAsRead: {
    method: "POST",
    path: "/secure/feedback/mark-as-read/:id",
    access: "approved",
    summary: "Mark received feedback as read; this cannot be undone",
    params: IdParams,
    response: Done,
    errors: ["not_found"],
    touches: ["feedback", "dashboard"],
    traceless: "Only the reader's own mark.",
  },
  sendFeedback: {
    method: "POST",
    path: "/secure/feedback/send-feedback",
    access: "approved",
    summary: "Send feedback to a colleague",
    body: NewFeedback,
    response: Created,
    creates: true,
    limited: limits.feedback,
    errors: ["not_found", "recipient_deactivated", "feedback_limit"],
    touches: ["feedback", "employees", "continuity", "dashboard"],
  },
  report: {
    method: "POST",
    path: "/secure/feedback/report/:id",
    access: "approved",
    summary:
      "Report received feedback, so that super administrators other than its sender may read it; a repeated call changes nothing",
    params: IdParams,
    body: NewReport,
    response: Done,
    limited: limits.feedbackReport,
    errors: ["not_found"],
    touches: ["feedback"],
  },
  listReports: {
    method: "GET",
    path: "/secure/feedback/reports",
    access: "superadmin",
    summary:
      "List the reported feedback of others, latest report first: all, only open or only resolved",
    query: ReportQuery,
    response: z.array(FeedbackReport),
    paged: true,
  },
  getReported: {
    method: "GET",
    path: "/secure/feedback/reports/:id",
    access: "superadmin",
    summary: "Get a reported message with what was written; who reads it is recorded",
    params: IdParams,
    response: ReportedFeedback,
    recorded: "feedback",
    errors: ["not_found"],
  },
  resolveReport: {
    method: "POST",
    path: "/secure/feedback/reports/:id/resolve",
    access: "superadmin",
    summary: "Resolve the report of a message; a repeated call changes nothing",
    params: IdParams,
    response: Done,
    errors: ["not_found"],
    touches: ["feedback"],
  },
});
