import { sql } from "kysely";
import { eventTypeCodes } from "#contract/codes/event-type.ts";
import type { LeaveType } from "#contract/codes/leave-type.ts";
import type { HandoverFacts } from "#contract/handovers.ts";
import { plusDays } from "#server/company-day.ts";
import type { Tx } from "#server/db/database.ts";
import { lastDayOfProbation } from "#server/organisation/probation.ts";
import { visibleTo } from "#server/organisation/sight.ts";
import type { Reader } from "./handover-queries.ts";

const workEvent = eventTypeCodes.WorkEvent;
const [maxLeave, maxDecided, maxDocuments, maxEvents] = [20, 10, 20, 5];
/** How long ago a decision is no longer lately, and how far ahead events are shown. */
const [lately, soon] = [90, 60];

/** An employee whose leave is visible to the reader today, with their days and how many notes pass on; undefined for other readers. */
export const findSubject = ({ tx, actor, today }: Reader, employeeId: number) =>
  tx
    .selectFrom("employees as e")
    .where("e.tenantId", "=", tx.tenantId)
    .where("e.id", "=", employeeId)
    .where(visibleTo(tx, actor, { what: "leave", column: "e.id", today }))
    .select(["e.startDate as hireDate", "e.terminationDate as lastDay"])
    .select(lastDayOfProbation(tx).as("probationEnd"))
    .select([
      countOfNotes(tx, "shared").as("sharedNotes"),
      countOfNotes(tx, "line").as("lineNotes"),
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

const countOfNotes = (tx: Tx, audience: "shared" | "line") =>
  sql<number>`(select count(*) from notes as n where n.tenant_id = ${tx.tenantId} and n.about_employee_id = e.id
    and n.deleted_at is null and n.audience = ${audience})`;

/** Leave that is not over: asked for, approved, or approved and asked to be cancelled; the first to start first. */
export const findLeaveAhead = ({ tx, today }: Reader, employeeId: number) =>
  leaveOf(tx, employeeId)
    .where("r.leaveStatus", "in", ["pending", "approved"])
    .where("r.endDate", ">=", today)
    .select(
      sql<HandoverFacts["leave"][number]["status"]>`
        case when r.cancellation_asked_at is not null then 'cancellation_asked' else r.leave_status end`.as(
        "status",
      ),
    )
    .orderBy("r.startDate")
    .orderBy("r.id")
    .limit(maxLeave)
    .execute();

/** What was decided lately about leave that is not ahead any more, the last first. */
export const findDecided = ({ tx, today }: Reader, employeeId: number) => {
  const decidedOn = sql<string>`(r.decided_at at time zone (
    select time_zone from tenants where id = ${tx.tenantId}))::date`;
  return leaveOf(tx, employeeId)
    .where("r.leaveStatus", "in", ["approved", "rejected", "cancelled"])
    .where(sql<boolean>`(r.leave_status <> 'approved' or r.end_date < ${today}::date)`)
    .where(sql<boolean>`${decidedOn} >= ${plusDays(today, -lately)}::date`)
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
    .select([sql<LeaveType>`r.leave_type`.as("leaveType"), "r.startDate", "r.endDate"]);

/** The documents with a file that are still to expire, the first first; files of requests for leave are not among them. */
export const findExpiring = ({ tx, today }: Reader, employeeId: number) =>
  tx
    .selectFrom("documents as f")
    .where("f.tenantId", "=", tx.tenantId)
    .where("f.employeeId", "=", employeeId)
    .where("f.storageKey", "is not", null)
    .where("f.removedAt", "is", null)
    .where("f.leaveRequestId", "is", null)
    .where("f.expiresOn", ">=", today)
    .select(["f.documentName as name", sql<string>`f.expires_on`.as("expiresOn")])
    .orderBy("f.expiresOn")
    .orderBy("f.id")
    .limit(maxDocuments)
    .execute();

/** The work events of the company that come next, to which everyone in it is asked. */
export const findEvents = ({ tx, today }: Reader) =>
  tx
    .selectFrom("calendarEvents as c")
    .where("c.tenantId", "=", tx.tenantId)
    .where("c.removedAt", "is", null)
    .where("c.eventType", "=", workEvent)
    .where("c.eventDate", ">=", today)
    .where("c.eventDate", "<=", plusDays(today, soon))
    .select(["c.eventName as name", "c.eventDate as date"])
    .orderBy("c.eventDate")
    .orderBy("c.eventTime")
    .orderBy("c.id")
    .limit(maxEvents)
    .execute();
