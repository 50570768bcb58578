import { sql } from "kysely";
import type { LeaveType } from "#contract/codes/leave-type.ts";
import type { Tx } from "#server/db/database.ts";
import { visibleTo } from "#server/organisation/sight.ts";
import type { Reader } from "./handover-queries.ts";

const maxLeave = 20;

/** What is recorded of an employee and matters to who takes over; undefined for readers who may not see their leave today. */
export async function findFacts({ tx, actor, today }: Reader, employeeId: number) {
  const [employee, leave] = await Promise.all([
    tx
      .selectFrom("employees as e")
      .where("e.tenantId", "=", tx.tenantId)
      .where("e.id", "=", employeeId)
      .where(visibleTo(tx, actor, { what: "leave", column: "e.id", today }))
      .select("e.startDate as hireDate")
      .select([
        countOfNotes(tx, "shared").as("sharedNotes"),
        countOfNotes(tx, "line").as("lineNotes"),
        sql<number>`(select count(*) from notes as n where n.tenant_id = ${tx.tenantId} and n.about_employee_id = e.id
          and n.deleted_at is null and n.audience = 'draft' and n.author_id = ${actor.employeeId})`.as(
          "ownDrafts",
        ),
      ])
      .executeTakeFirst(),
    tx
      .selectFrom("leaveRequests as r")
      .where("r.tenantId", "=", tx.tenantId)
      .where("r.employeeId", "=", employeeId)
      .where("r.leaveStatus", "in", ["pending", "approved"])
      .where("r.endDate", ">=", today)
      .select([sql<LeaveType>`r.leave_type`.as("leaveType"), "r.startDate", "r.endDate"])
      .select(sql<boolean>`r.leave_status = 'pending'`.as("isPending"))
      .orderBy("r.startDate")
      .limit(maxLeave)
      .execute(),
  ]);
  return employee && { ...employee, leave };
}

const countOfNotes = (tx: Tx, audience: "shared" | "line") =>
  sql<number>`(select count(*) from notes as n where n.tenant_id = ${tx.tenantId} and n.about_employee_id = e.id
    and n.deleted_at is null and n.audience = ${audience})`;
