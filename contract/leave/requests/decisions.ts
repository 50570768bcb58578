import { z } from "zod";
import { IdParams, optionalLongText, requiredDate, typedByHuman } from "#contract/common.ts";
import { NewLeaveRequest } from "./new-request.ts";

const DecisionReason = typedByHuman(optionalLongText(2000));

const LeaveDecision = z
  .strictObject({
    reason: DecisionReason.optional(),
    /** The author can undo it for some seconds; notices go out afterwards. */
    canBeUndone: z.boolean().optional(),
  })
  .optional();

const LeaveQuestion = z.strictObject({ reason: DecisionReason.optional() }).optional();

export const LeaveCancellation = z
  .strictObject({
    /** False refuses the requested cancellation. */
    granted: z.boolean().default(true),
    reason: DecisionReason.optional(),
  })
  .optional();
export type LeaveCancellation = z.output<typeof LeaveCancellation>;

export const EarlyReturn = z.strictObject({
  /** The actual last day of the leave. */
  endDate: requiredDate("Please enter the last day of the leave"),
  reason: DecisionReason.optional(),
});
export type EarlyReturn = z.infer<typeof EarlyReturn>;

const change = {
  method: "PUT",
  access: "approved",
  params: IdParams,
  versioned: true,
  touches: ["leave", "employees", "calendar", "continuity", "dashboard"],
} as const;
const errors = ["not_found", "forbidden", "leave_already_decided"] as const;

export const decisionsReturning = <const Response extends z.ZodType>(response: Response) =>
  ({
    approve: {
      ...change,
      response,
      path: "/secure/leave/approve/:id",
      summary: "Approve a pending or rejected request as one of its reviewers",
      body: LeaveDecision,
      errors: [...errors, "leave_not_eligible"],
    },
    reject: {
      ...change,
      response,
      path: "/secure/leave/reject/:id",
      summary: "Reject a pending request as one of its reviewers",
      body: LeaveDecision,
      errors,
    },
    undo: {
      ...change,
      response,
      path: "/secure/leave/undo/:id",
      summary:
        "Undo your own approval or rejection that was sent with `canBeUndone`, within 15 seconds and before anyone is notified",
      errors: [...errors, "leave_not_eligible"],
    },
    edit: {
      ...change,
      response,
      path: "/secure/leave/edit/:id",
      summary:
        "Change your pending request, all but its type: it keeps its place, is checked like a new one without its own days, and the reviewers are told; a stated event stays unless it is given again",
      body: NewLeaveRequest,
      errors: [...errors, "leave_not_eligible"],
    },
    withdraw: {
      ...change,
      response,
      path: "/secure/leave/withdraw/:id",
      summary: "Withdraw your pending request, or your question to cancel approved leave",
      errors,
    },
    askToCancel: {
      ...change,
      response,
      path: "/secure/leave/ask-to-cancel/:id",
      summary:
        "Ask to cancel your approved leave that has not ended; it is cancelled at once if you are the only possible reviewer",
      body: LeaveQuestion,
      errors,
    },
    cancel: {
      ...change,
      response,
      path: "/secure/leave/cancel/:id",
      summary:
        "Grant or refuse a cancellation as a reviewer; super administrators may cancel without being asked, with a reason",
      body: LeaveCancellation,
      errors,
    },
    returnEarly: {
      ...change,
      response,
      path: "/secure/leave/return-early/:id",
      summary:
        "Shorten approved leave that has not ended; the days after its new end are given back",
      body: EarlyReturn,
      errors: [...errors, "leave_not_eligible"],
    },
  }) as const;
