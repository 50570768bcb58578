import { isTaken, type LeaveStatus } from "#contract/codes/leave.ts";
import type { TypedText } from "#contract/common.ts";
import type { LeaveDay } from "#contract/leave/balances/statement.ts";
import type { Leave } from "#contract/leave/requests/request.ts";
import type { Context } from "#server/context.ts";
import { said } from "#server/story/reason.ts";
import { recordStory, type StoryEntry } from "#server/story/story.ts";
import { leaveEntry } from "../story/leave-story.ts";
import { listAccounts } from "../terms/account-queries.ts";
import { type LeaveChange, saveDecision } from "./decision-queries.ts";
import type { LockedLeave } from "./locked-leave.ts";
import { presentLeave } from "./records/records.ts";
import { withoutOverlap } from "./requests.ts";

export interface NewDecision {
  statusAfter: LeaveStatus;
  reason?: TypedText | undefined;
  /** How the decision changes the leave beside its status. */
  changes?: Pick<LeaveChange, "endDate" | "endHalf" | "duration" | "certificateDue">;
  /** What its days cost then, if that changes. */
  days?: readonly LeaveDay[] | undefined;
  /** Until when its author may undo it. */
  undoUntil?: string | undefined;
  /** The decision that it undoes gives way to the one before, or to none. */
  undoing?: DecisionBefore;
  /** On whose behalf, if it is not the actor's. */
  by?: StoryEntry["by"];
}

/** How a request was decided before the decision that is undone; null and blank if it was not. */
export interface DecisionBefore {
  decidedById: number | null;
  decidedByName: string;
  decidedAt: string | null;
  decisionReason: string;
}

/**
 * Saves a decision on a request with its record, the days that it takes or gives back, and its entry in the history; returns
 * the request as it is then.
 */
export async function saveAndRecord(
  context: Context,
  { leave, actorName, reviewersId, hasPolicies }: LockedLeave,
  { statusAfter, reason: given, changes = {}, days, undoUntil, undoing, by }: NewDecision,
): Promise<Leave> {
  const { tx, actor, now, today } = context;
  const decidedAt = now.toISOString();
  const reason: string = given ?? "";
  const decidedById = by ? by.employeeId : actor.employeeId;
  const isAsked = statusAfter === "cancellation_asked";
  // The approval of leave stays on it while its cancellation is asked for.
  const { decidedByName, ...decided } = undoing ?? {
    decidedById,
    decidedByName: actorName,
    decidedAt,
    decisionReason: reason,
  };
  const change: LeaveChange = {
    leaveStatus: isAsked ? "approved" : statusAfter,
    cancellationAskedAt: isAsked ? decidedAt : null,
    ...(!isAsked && decided),
    ...changes,
  };
  const after = {
    ...leave,
    ...changes,
    ...(!isAsked && { ...decided, decidedByName }),
    leaveStatus: statusAfter,
    version: leave.version + 1,
  };
  const record = {
    statusBefore: leave.leaveStatus,
    statusAfter,
    reason,
    decidedById,
    reviewersId,
    undoUntil,
  };
  await withoutOverlap(() =>
    saveDecision(
      tx,
      leave.id,
      change,
      { ...record, decidedAt },
      { used: usedDays(leave, after), days },
    ),
  );
  const isOwn = actor.employeeId === leave.employeeId;
  const details = {
    before: leave.leaveStatus,
    isOwn,
    isUndone: undoing !== undefined,
    reason: said(given),
    ...(by && { by }),
  };
  await recordStory(context, leaveEntry(after, statusAfter, details));
  const accounts = hasPolicies ? await listAccounts(tx, [leave.employeeId]) : undefined;
  const account = accounts?.get(leave.employeeId);
  return presentLeave({ actor, today }, after, reviewersId, account);
}

type Row = LockedLeave["leave"];

/** The days by which the employee's approved leave grows or shrinks. */
function usedDays(before: Row, after: Row) {
  const [was, is] = [before, after].map(({ leaveStatus }) => Number(isTaken(leaveStatus)));
  const { employeeId, leaveType, startDate } = before;
  const days = (is ?? 0) * after.duration - (was ?? 0) * before.duration;
  return {
    employeeId,
    leaveType,
    startDate,
    days,
    requests: ((is ?? 0) - (was ?? 0)) as 1 | 0 | -1,
  };
}
