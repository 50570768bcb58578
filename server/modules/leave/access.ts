import { sql } from "kysely";
import { isTaken, type LeaveStatus } from "#contract/codes/leave.ts";
import type { Leave } from "#contract/leave/requests/request.ts";
import type { Context, PersonActor } from "#server/context.ts";
import type { Tx } from "#server/db/database.ts";
import { managerOf } from "#server/organisation/reporting-line.ts";
import { visibleTo } from "#server/organisation/sight.ts";
import { standInFor } from "#server/organisation/stand-ins.ts";

/** An employee who requests leave, the active manager of theirs and who stands in for that manager today, if they have them. */
export interface Requester {
  id: number;
  managerId: number | null;
  standInId: number | null;
}

/**
 * Who may decide on an employee's leave: the active super administrators, their manager and who stands in for them, never the
 * employee (AMB-128).
 */
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

/** The super administrators chosen to be notified; null for all. */
export interface ChosenRecipients {
  leaveRequested: readonly number[] | null;
  leaveWithoutManager: readonly number[] | null;
}

/**
 * Which of the reviewers are notified of a request: the manager, who stands in for them, and the super administrators chosen for
 * requests of people with or without a manager; all reviewers if that would be nobody. Someone who stands in for their own manager
 * counts as without one.
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
  leaveStatus: LeaveStatus;
  startDate: string;
  endDate: string;
}

export type LeaveAction = keyof Leave["can"];
type Acting = Pick<PersonActor, "employeeId" | "isSuperadmin">;

/** Who may ever do what, whatever the status of the request. */
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
    withdraw: isOwn,
    askToCancel: isOwn,
    cancel: isReviewer,
    refuseCancellation: isReviewer,
    returnEarly: isOwn || isReviewer,
    addFile: isOwn || isReviewer,
    removeFile: isOwn || isSuperadmin,
  };
}

/** What the state of a request allows today, to those who may ever do it. */
function possibleOn(
  { leaveStatus: status, startDate, endDate }: LeaveInQuestion,
  today: string,
): Record<LeaveAction, boolean> {
  const isPending = status === "pending";
  const isAsked = status === "cancellation_asked";
  const isCurrent = status === "approved" && endDate >= today;
  return {
    approve: isPending || status === "rejected",
    reject: isPending,
    withdraw: isPending || isAsked,
    askToCancel: isCurrent,
    cancel: isTaken(status),
    refuseCancellation: isAsked,
    returnEarly: isCurrent && startDate < endDate,
    addFile: status !== "withdrawn" && status !== "cancelled",
    removeFile: isPending,
  };
}

/** Whether a file may be removed now: a super administrator removes another's in every state. */
const removesFileOf = (
  { employeeId }: Acting,
  leave: Pick<LeaveInQuestion, "employeeId">,
  isPossible: boolean,
): boolean => isPossible || employeeId !== leave.employeeId;

/**
 * What an actor may do with a request today; enforced here, and sent along for the client to show (AMB-130). The table of all
 * cases is docs/leave-states.md.
 */
export function abilitiesOn(
  actor: Acting,
  leave: LeaveInQuestion,
  reviewersId: readonly number[],
  today: string,
): Record<LeaveAction, boolean> {
  const ever = mayEver(actor, leave, reviewersId);
  const possible = possibleOn(leave, today);
  const isUnasked = leave.leaveStatus === "approved";
  return {
    approve: ever.approve && possible.approve,
    reject: ever.reject && possible.reject,
    withdraw: ever.withdraw && possible.withdraw,
    askToCancel: ever.askToCancel && possible.askToCancel,
    cancel: ever.cancel && possible.cancel && (actor.isSuperadmin || !isUnasked),
    refuseCancellation: ever.refuseCancellation && possible.refuseCancellation,
    returnEarly: ever.returnEarly && possible.returnEarly,
    addFile: ever.addFile && possible.addFile,
    removeFile: ever.removeFile && removesFileOf(actor, leave, possible.removeFile),
  };
}

/** Who reads, and on which day. */
export type Reader = Pick<Context, "actor" | "today">;

/** The employees whose leave a reader may see. */
export const visibleEmployees = (tx: Tx, { actor, today }: Reader) =>
  tx
    .selectFrom("employees as e")
    .where("e.tenantId", "=", tx.tenantId)
    .where(visibleTo(tx, actor, { what: "leave", column: "e.id", today }));

/** The id of the employee who manages e today, if that employee is active; found by id for each e, however large the company is. */
export const activeManagerId = (tx: Tx, { today }: Pick<Reader, "today">) => sql<number | null>`(
  select m.id from employees as m
  where m.tenant_id = ${tx.tenantId} and m.id = ${managerOf(tx, sql.ref("e.id"), today)} and m.is_active)`;

/** The id of who stands in today for the manager of e, if anyone does. */
export const standInId = (tx: Tx, { today }: Pick<Reader, "today">) =>
  standInFor(tx, managerOf(tx, sql.ref("e.id"), today), today);

/** An employee whose leave the reader may see; undefined for any other. */
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

/** The ids of the active super administrators, as a value in another statement. */
export const superadminIds = (tx: Tx) =>
  activeSuperadmins(tx)
    .select(sql<number[]>`coalesce(json_agg(s.id order by s.id), '[]')`.as("ids"))
    .$asScalar()
    .$notNull();

/** The ids chosen to be notified of a matter of leave, as a value in another statement; null if none have been. */
export const recipientIds = (tx: Tx, matter: "leaveRequested" | "leaveWithoutManager") =>
  tx
    .selectFrom("companyRecipients as c")
    .where("c.tenantId", "=", tx.tenantId)
    .where("c.matter", "=", matter)
    .select(sql<number[] | null>`to_json(c.employee_ids)`.as("ids"))
    .$asScalar();
