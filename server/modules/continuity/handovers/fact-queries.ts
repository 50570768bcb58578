import { sql } from "kysely";
import type { LeaveType } from "#contract/codes/leave.ts";
import type { HandoverFacts } from "#contract/continuity/handovers.ts";
import { plusDays } from "#server/company-day.ts";
import type { Tx } from "#server/db/database.ts";
import { ownTypeOf } from "#server/modules/leave/index.ts";
import { dayOf } from "#server/organisation/dated.ts";
import { lastDayOfProbation } from "#server/organisation/probation.ts";
import { visibleTo } from "#server/organisation/sight.ts";
import type { Reader } from "./handover-queries.ts";

const [maxLeave, maxDecided, maxDocuments] = [20, 10, 20];
/** In days. */
const lately = 90;

/** An employee with visible leave, their days, and the number of notes until a day; undefined for other readers. */
export const findSubject = ({ tx, actor, today }: Reader, employeeId: number, day: string) =>
  tx
    .selectFrom("employees as e")
    .where("e.tenantId", "=", tx.tenantId)
    .where("e.id", "=", employeeId)
    .where(visibleTo(tx, actor, { what: "leave", column: "e.id", today }))
    .select(["e.startDate as hireDate", "e.terminationDate as lastDay"])
    .select(lastDayOfProbation(tx).as("probationEnd"))
    .select([
      countOfNotes(tx, "shared", day).as("sharedNotes"),
      countOfNotes(tx, "line", day).as("lineNotes"),
      sql<number>`(select count(*) from notes as n where n.tenant_id = ${tx.tenantId} and n.about_employee_id = e.id
        and n.deleted_at is null and n.audience = 'draft' and n.author_id = ${actor.employeeId})`.as(
        "ownDrafts",
      ),
      sql<number>`(select count(*) from notes as n
        join employees as author on author.tenant_id = ${tx.tenantId} and author.id = n.author_id and not author.is_active
        where n.tenant_id = ${tx.tenantId} and n.about_employee_id = e.id and n.about_employee_id <> ${actor.employeeId}
          and n.deleted_at is null and n.audience = 'draft')`.as("sealedDrafts"),
    ])
    .select(visibleTo(tx, actor, { what: "documents", column: "e.id", today }).as("seesDocuments"))
    .executeTakeFirst();

const countOfNotes = (tx: Tx, audience: "shared" | "line", day: string) =>
  sql<number>`(select count(*) from notes as n where n.tenant_id = ${tx.tenantId} and n.about_employee_id = e.id
    and n.deleted_at is null and n.audience = ${audience} and ${dayOf(tx, "n.created_at")} <= ${day}::date)`;

/** Leave not over on a day, first start first, with its status on that day. */
export const findLeaveAhead = ({ tx }: Reader, employeeId: number, day: string) => {
  const isDecidedLater = sql<boolean>`coalesce(${dayOf(tx, "r.decided_at")} > ${day}::date, false)`;
  const isToBeCancelled = sql`${dayOf(tx, "r.cancellation_asked_at")} <= ${day}::date`;
  return leaveOf(tx, employeeId)
    .where(
      sql<boolean>`(r.leave_status in ('pending', 'approved')
        or r.leave_status in ('rejected', 'cancelled') and ${isDecidedLater})`,
    )
    .where("r.endDate", ">=", day)
    .where(sql<boolean>`${dayOf(tx, "r.requested_at")} <= ${day}::date`)
    .select(
      sql<HandoverFacts["leave"][number]["status"]>`case
        when ${isToBeCancelled} then 'cancellation_asked'
        when r.leave_status = 'cancelled' then 'approved'
        when ${isDecidedLater} then 'pending'
        else r.leave_status end`.as("status"),
    )
    .orderBy("r.startDate")
    .orderBy("r.id")
    .limit(maxLeave)
    .execute();
};

/** Recent decisions on a day about leave that is over, last first. */
export const findDecided = ({ tx }: Reader, employeeId: number, day: string) => {
  const decidedOn = dayOf(tx, "r.decided_at");
  return leaveOf(tx, employeeId)
    .where("r.leaveStatus", "in", ["approved", "rejected", "cancelled"])
    .where(sql<boolean>`(r.leave_status <> 'approved' or r.end_date < ${day}::date)`)
    .where(sql<boolean>`${decidedOn} between ${plusDays(day, -lately)}::date and ${day}::date`)
    .select(sql<HandoverFacts["decided"][number]["status"]>`r.leave_status`.as("status"))
    .select(decidedOn.as("decidedOn"))
    .orderBy("r.decidedAt", "desc")
    .orderBy("r.id", "desc")
    .limit(maxDecided)
    .execute();
};

const leaveOf = (tx: Tx, employeeId: number) =>
  tx
    .selectFrom("leaveRequests as r")
    .where("r.tenantId", "=", tx.tenantId)
    .where("r.employeeId", "=", employeeId)
    .select([sql<LeaveType>`r.leave_type`.as("leaveType"), "r.startDate", "r.endDate"])
    .select(ownTypeOf(tx, sql`r.own_type_id`).as("ownType"));

/** Documents with a file that expire after a day, first first; without files of leave requests. */
export const findExpiring = ({ tx }: Reader, employeeId: number, day: string) =>
  tx
    .selectFrom("documents as f")
    .where("f.tenantId", "=", tx.tenantId)
    .where("f.employeeId", "=", employeeId)
    .where("f.storageKey", "is not", null)
    .where("f.removedAt", "is", null)
    .where("f.leaveRequestId", "is", null)
    .where("f.expiresOn", ">=", day)
    .where(sql<boolean>`${dayOf(tx, "f.added_at")} <= ${day}::date`)
    .select(["f.documentName as name", sql<string>`f.expires_on`.as("expiresOn")])
    .orderBy("f.expiresOn")
    .orderBy("f.id")
    .limit(maxDocuments)
    .execute();
