import { sql } from "kysely";
import type { LeaveType } from "#contract/codes/leave.ts";
import type { Context } from "#server/context.ts";
import type { Tx } from "#server/db/database.ts";
import { isKnownToBegin, lastDayKnown } from "#server/organisation/known-places.ts";
import { fullName } from "#server/organisation/names.ts";
import { pastEmploymentsOf } from "#server/organisation/past-employments.ts";
import { visibleTo } from "#server/organisation/sight.ts";

export const findPerson = (
  { tx, actor, today }: Pick<Context, "tx" | "actor" | "today">,
  employeeId: number,
) =>
  tx
    .selectFrom("employees as e")
    .where("e.tenantId", "=", tx.tenantId)
    .where("e.id", "=", employeeId)
    .where(visibleTo(tx, actor, { what: "history", column: "e.id", today }))
    .select(["e.id", fullName("e").as("name"), "e.isActive", "e.employeeNumber"])
    .select(["e.startDate as hireDate", "e.terminationDate", "e.serviceFrom"])
    .select(pastEmploymentsOf(tx, sql`e.id`).as("pastEmployments"))
    .executeTakeFirst();

const mostPositions = 200;

/** The latest positions of an employee, planned ones first. */
export const findPositions = (tx: Tx, employeeId: number) =>
  tx
    .selectFrom("positionAssignments as a")
    .innerJoin("positions as p", (join) =>
      join.on("p.tenantId", "=", tx.tenantId).onRef("p.id", "=", "a.positionId"),
    )
    .innerJoin("departments as d", (join) =>
      join.on("d.tenantId", "=", tx.tenantId).onRef("d.id", "=", "a.departmentId"),
    )
    .where("a.tenantId", "=", tx.tenantId)
    .where("a.employeeId", "=", employeeId)
    .where("a.retractedAt", "is", null)
    .where(isKnownToBegin(tx, "a"))
    .select([
      "p.positionTitle",
      "d.departmentName",
      "a.dateFrom as from",
      lastDayKnown(tx, "a").as("to"),
    ])
    .orderBy("a.dateFrom", "desc")
    .limit(mostPositions)
    .execute();

const maxOpenLeave = 20;

/** Requests for leave of an employee that wait for a decision, the first to start first; for readers who see their leave. */
export const findOpenLeave = (tx: Tx, employeeId: number) =>
  tx
    .selectFrom("leaveRequests as r")
    .where("r.tenantId", "=", tx.tenantId)
    .where("r.employeeId", "=", employeeId)
    .where(({ eb, or }) =>
      or([eb("r.leaveStatus", "=", "pending"), eb("r.cancellationAskedAt", "is not", null)]),
    )
    .select(["r.id", sql<LeaveType>`r.leave_type`.as("leaveType"), "r.startDate", "r.endDate"])
    .select(sql<boolean>`r.cancellation_asked_at is not null`.as("isCancellation"))
    .orderBy("r.startDate")
    .orderBy("r.id")
    .limit(maxOpenLeave)
    .execute();
