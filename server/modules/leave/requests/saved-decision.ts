import { isTaken, type LeaveStatus } from "#contract/codes/leave.ts";
import type { TypedText } from "#contract/common.ts";
import type { LeaveDay } from "#contract/leave/balances/statement.ts";
import type { Leave } from "#contract/leave/requests/request.ts";
import type { Context } from "#server/context.ts";
import { said } from "#server/story/reason.ts";
import { recordStory, type StoryEntry } from "#server/story/story.ts";
import { editEntry, leaveEntry } from "../story/leave-story.ts";
import { type LeaveChange, saveDecision } from "./decision-queries.ts";
import type { LockedLeave } from "./locked-leave.ts";
import { presentLeave } from "./records/records.ts";
import { withoutOverlap } from "./requests.ts";

export interface NewDecision {
  statusAfter: LeaveStatus;
  reason?: TypedText | undefined;
  /** Changes of the leave besides its status. */
  changes?: Omit<LeaveChange, keyof DecisionBefore | "leaveStatus" | "cancellationAskedAt">;
  /** The new cost of its days, if it changes. */
  days?: readonly LeaveDay[] | undefined;
  /** The end of its author's time to undo it. */
  undoUntil?: string | undefined;
  /** Undoing restores the decision before, or none. */
  undoing?: DecisionBefore;
  /** The author, if not the actor. */
  by?: StoryEntry["by"];
}

/** The decision before an undone one; null and blank without one. */
export interface DecisionBefore {
  decidedById: number | null;
  decidedByName: string;
  decidedAt: string | null;
  decisionReason: string;
}

/** Saves a decision with its record, its change of days and its history entry; returns the updated request. */
export async function saveAndRecord(
  context: Context,
  locked: LockedLeave,
  { statusAfter, reason: given, changes = {}, days, undoUntil, undoing, by }: NewDecision,
): Promise<Leave> {
  const { tx, actor, now } = context;
  const { leave, actorName, reviewersId, account } = locked;
  const decidedAt = now.toISOString();
  const reason: string = given ?? "";
  const decidedById = by ? by.employeeId : actor.employeeId;
  const isAsked = statusAfter === "cancellation_asked";
  // An approval stays on leave with a requested cancellation, and an edit decides nothing.
  const isDecision = !isAsked && !isEdit(leave, { leaveStatus: statusAfter });
  const { decidedByName, ...decided } = undoing ?? {
    decidedById,
    decidedByName: actorName,
    decidedAt,
    decisionReason: reason,
  };
  const change: LeaveChange = {
    leaveStatus: isAsked ? "approved" : statusAfter,
    cancellationAskedAt: isAsked ? decidedAt : null,
    ...(isDecision && decided),
    ...changes,
  };
  const after = {
    ...leave,
    ...changes,
    ...(isDecision && { ...decided, decidedByName }),
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
  await recordStory(context, entryOf(context, leave, after, { reason: given, undoing, by }));
  const counted = days ? { ...account, daysOf: () => [...days] } : account;
  return presentLocked(context, { ...locked, leave: after, account: counted });
}

/** An edit is told by what it changed, any other change by its states. */
function entryOf(
  { actor }: Context,
  before: Row,
  after: Row,
  { reason, undoing, by }: Pick<NewDecision, "reason" | "undoing" | "by">,
): StoryEntry {
  if (isEdit(before, after)) return editEntry(before, after);
  return leaveEntry(after, after.leaveStatus, {
    before: before.leaveStatus,
    isOwn: actor.employeeId === before.employeeId,
    isUndone: undoing !== undefined,
    isTurnedSick: after.replacesId !== null,
    reason: said(reason),
    ...(by && { by }),
  });
}

type WithStatus = Pick<Row, "leaveStatus">;

const isEdit = (before: WithStatus, after: WithStatus): boolean =>
  before.leaveStatus === "pending" && after.leaveStatus === "pending";

/** A locked request as its change answers it. */
export async function presentLocked(
  context: Context,
  { leave, reviewersId, account }: LockedLeave,
): Promise<Leave> {
  return presentLeave(context, leave, reviewersId, account);
}

type Row = LockedLeave["leave"];

/** The change in the employee's approved days. */
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
