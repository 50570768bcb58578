import { sql } from "kysely";
import { isTaken, type LeaveStatus, type LeaveType } from "#contract/codes/leave.ts";
import type { Leave } from "#contract/leave/requests/request.ts";
import type { Context, PersonActor } from "#server/context.ts";
import type { Tx } from "#server/db/database.ts";
import { managerOf } from "#server/organisation/reporting-line.ts";
import { visibleTo } from "#server/organisation/sight.ts";
import { standInFor } from "#server/organisation/stand-ins.ts";

/** An employee with their active manager and that manager's stand-in today, if any. */
export interface Requester {
  id: number;
  managerId: number | null;
  standInId: number | null;
}

/** Reviewers of leave: active super administrators, the manager and the stand-in, never the employee (AMB-128). */
export function reviewersOf(
  { id, managerId, standInId }: Requester,
  superadminIds: readonly number[],
): number[] {
  const reviewers = new Set(superadminIds);
  if (managerId !== null) reviewers.add(managerId);
  if (standInId !== null) reviewers.add(standInId);
  reviewers.delete(id);
  return [...reviewers];
}

/** The super administrators chosen for notifications; null for all. */
export interface ChosenRecipients {
  leaveRequested: readonly number[] | null;
  leaveWithoutManager: readonly number[] | null;
}

/**
 * The notified reviewers: manager, stand-in and chosen super administrators, or else all. A stand-in for their own
 * manager counts as without one.
 */
export function notifiedOf(
  { id: requesterId, managerId, standInId }: Requester,
  reviewersId: readonly number[],
  chosen: ChosenRecipients,
): readonly number[] {
  const isWithout = managerId === null || standInId === requesterId;
  const ids = isWithout ? chosen.leaveWithoutManager : chosen.leaveRequested;
  if (ids === null) return reviewersId;
  const notified = reviewersId.filter(
    (id) => id === managerId || id === standInId || ids.includes(id),
  );
  return notified.length > 0 ? notified : reviewersId;
}

export interface LeaveInQuestion {
  employeeId: number;
  leaveType: LeaveType;
  leaveStatus: LeaveStatus;
  /** The leave whose days it takes the place of. */
  replacesId: number | null;
  startDate: string;
  endDate: string;
}

export type LeaveAction = keyof Leave["can"];
type Acting = Pick<PersonActor, "employeeId" | "isSuperadmin">;

/** The actor's possible actions in any status. */
export function mayEver(
  { employeeId, isSuperadmin }: Acting,
  leave: Pick<LeaveInQuestion, "employeeId">,
  reviewersId: readonly number[],
): Record<LeaveAction, boolean> {
  const isOwn = employeeId === leave.employeeId;
  const isReviewer = reviewersId.includes(employeeId);
  return {
    approve: isReviewer,
    reject: isReviewer,
    edit: isOwn,
    withdraw: isOwn,
    askToCancel: isOwn,
    cancel: isReviewer,
    refuseCancellation: isReviewer,
    returnEarly: isOwn || isReviewer,
    turnSick: isOwn || isSuperadmin,
    addFile: isOwn || isReviewer,
    removeFile: isOwn || isSuperadmin,
  };
}

/** The actions that a request's state allows today. */
function possibleOn(
  { leaveType, leaveStatus: status, replacesId, startDate, endDate }: LeaveInQuestion,
  today: string,
): Record<LeaveAction, boolean> {
  const isPending = status === "pending";
  const isAsked = status === "cancellation_asked";
  const isCurrent = status === "approved" && endDate >= today;
  return {
    approve: isPending || status === "rejected",
    reject: isPending,
    edit: isPending && replacesId === null,
    withdraw: isPending || isAsked,
    askToCancel: isCurrent,
    cancel: isTaken(status),
    refuseCancellation: isAsked,
    returnEarly: isCurrent && startDate < endDate,
    turnSick: leaveType === "AnnualLeave" && status === "approved" && startDate <= today,
    addFile: status !== "withdrawn" && status !== "cancelled",
    removeFile: isPending,
  };
}

/** A super administrator may remove another's file in every state. */
const removesFileOf = (
  { employeeId }: Acting,
  leave: Pick<LeaveInQuestion, "employeeId">,
  isPossible: boolean,
): boolean => isPossible || employeeId !== leave.employeeId;

/** An actor's allowed actions on a request today, enforced here and sent to the client (AMB-130). See docs/leave-states.md. */
export function abilitiesOn(
  actor: Acting,
  leave: LeaveInQuestion,
  reviewersId: readonly number[],
  today: string,
): Record<LeaveAction, boolean> {
  const ever = mayEver(actor, leave, reviewersId);
  const possible = possibleOn(leave, today);
  const isUnasked = leave.leaveStatus === "approved";
  const actions = Object.keys(ever) as LeaveAction[];
  const may = Object.fromEntries(
    actions.map((action) => [action, ever[action] && possible[action]]),
  ) as Record<LeaveAction, boolean>;
  return {
    ...may,
    cancel: may.cancel && (actor.isSuperadmin || !isUnasked),
    removeFile: ever.removeFile && removesFileOf(actor, leave, possible.removeFile),
  };
}

export type Reader = Pick<Context, "actor" | "today">;

export const visibleEmployees = (tx: Tx, { actor, today }: Reader) =>
  tx
    .selectFrom("employees as e")
    .where("e.tenantId", "=", tx.tenantId)
    .where(visibleTo(tx, actor, { what: "leave", column: "e.id", today }));

/** The active manager of employee e today. It is looked up by id, so its cost is independent of the company's size. */
export const activeManagerId = (tx: Tx, { today }: Pick<Reader, "today">) => sql<number | null>`(
  select m.id from employees as m
  where m.tenant_id = ${tx.tenantId} and m.id = ${managerOf(tx, sql.ref("e.id"), today)} and m.is_active)`;

/** The id of today's stand-in for the manager of e. */
export const standInId = (tx: Tx, { today }: Pick<Reader, "today">) =>
  standInFor(tx, managerOf(tx, sql.ref("e.id"), today), today);

export const findVisibleEmployee = (tx: Tx, reader: Reader, employeeId: number) =>
  visibleEmployees(tx, reader).where("e.id", "=", employeeId).select("e.id").executeTakeFirst();

const activeSuperadmins = (tx: Tx) =>
  tx
    .selectFrom("employees as s")
    .where("s.tenantId", "=", tx.tenantId)
    .where("s.employeeRole", "=", sql.lit("Executive"))
    .where("s.isActive", "=", true);

export async function listSuperadminIds(tx: Tx): Promise<number[]> {
  const rows = await activeSuperadmins(tx).select("s.id").orderBy("s.id").execute();
  return rows.map(({ id }) => id);
}

/** The ids of active super administrators, as an SQL value. */
export const superadminIds = (tx: Tx) =>
  activeSuperadmins(tx)
    .select(sql<number[]>`coalesce(json_agg(s.id order by s.id), '[]')`.as("ids"))
    .$asScalar()
    .$notNull();

/** The chosen recipients of a leave matter, as an SQL value; null if not set. */
export const recipientIds = (tx: Tx, matter: "leaveRequested" | "leaveWithoutManager") =>
  tx
    .selectFrom("companyRecipients as c")
    .where("c.tenantId", "=", tx.tenantId)
    .where("c.matter", "=", matter)
    .select(sql<number[] | null>`to_json(c.employee_ids)`.as("ids"))
    .$asScalar();
