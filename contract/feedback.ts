import { z } from "zod";
import {
  Created,
  Done,
  Id,
  IdParams,
  Instant,
  ListQuery,
  requiredId,
  requiredLongText,
  requiredText,
  sortedBy,
} from "./common.ts";
import { defineOperations } from "./operation.ts";

const Feedback = z.object({
  feedback_id: Id,
  /** The subject. */
  title: z.string(),
  message: z.string(),
  created_at: Instant,
  is_read: z.boolean(),
  /** The department of the sender or the recipient. */
  department_name: z.string(),
});

export const ReceivedFeedback = Feedback.extend({ sender_full_name: z.string() });
export type ReceivedFeedback = z.infer<typeof ReceivedFeedback>;

/** `is_read` says whether the recipient has read it. Feedback cannot be replied to, so the last two are always null. */
export const SentFeedback = Feedback.extend({
  receiver_full_name: z.string(),
  response: z.string().nullable(),
  responseDate: z.string().nullable(),
});
export type SentFeedback = z.infer<typeof SentFeedback>;

export const NewFeedback = z.strictObject({
  messageTitle: requiredText("Subject is required"),
  message: requiredLongText("Message is required", 5000),
  receiverId: requiredId("Recipient is required"),
});
export type NewFeedback = z.infer<typeof NewFeedback>;

const status = z.enum(["read", "unread"]).optional();

export const feedback = defineOperations("feedback", {
  getMyFeedback: {
    method: "GET",
    path: "/secure/feedback/get-my-feedback",
    access: "approved",
    summary: "List the feedback you have received, newest first",
    query: ListQuery.extend({
      sort: sortedBy("created_at", "title", "sender_full_name", "is_read"),
      status,
    }),
    response: z.array(ReceivedFeedback),
    paged: true,
  },
  getSentFeedback: {
    method: "GET",
    path: "/secure/feedback/get-sent-feedback",
    access: "approved",
    summary: "List the feedback you have sent, newest first",
    query: ListQuery.extend({
      sort: sortedBy("created_at", "title", "receiver_full_name", "is_read"),
      status,
    }),
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
  },
  sendFeedback: {
    method: "POST",
    path: "/secure/feedback/send-feedback",
    access: "approved",
    summary: "Send feedback to a colleague",
    body: NewFeedback,
    response: Created,
    creates: true,
    errors: ["not_found"],
    touches: ["feedback", "employees", "dashboard"],
  },
});
