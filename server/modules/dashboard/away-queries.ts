import { sql } from "kysely";
import type { LeaveTypeUse } from "#contract/dashboard.ts";
import type { Tx } from "#server/db/database.ts";
import { ownTypeOf } from "#server/modules/leave/index.ts";
import { isOfActive } from "#server/organisation/active-employees.ts";
import { fullName } from "#server/organisation/names.ts";
import { teamOf } from "#server/organisation/reporting-line.ts";

export interface Days {
  from: string;
  to: string;
}

const absences = (tx: Tx, { from, to }: Days) =>
  tx
    .selectFrom("leaveRequests as r")
    .where("r.tenantId", "=", tx.tenantId)
    .where("r.leaveStatus", "=", sql.lit("approved"))
    .where("r.endDate", ">=", from)
    .where("r.startDate", "<=", to)
    .where(isOfActive(tx, "r.employee_id"));

/** The first absences with their totals, found in an index, current ones first. Only these are looked up. */
const firstOf = (tx: Tx, away: ReturnType<typeof absences>, { from }: Days, limit: number) => {
  const first = away
    .select(["r.id", "r.employeeId", "r.startDate", "r.endDate"])
    .select([
      sql<string>`greatest(r.start_date, ${from}::date)`.as("awayFrom"),
      sql<number>`count(*) over ()`.as("total"),
      sql<number>`count(*) filter (where r.start_date <= ${from}::date) over ()`.as("awayAtFirst"),
    ])
    .orderBy("awayFrom")
    .orderBy("r.endDate")
    .orderBy("r.id")
    .limit(limit);
  return tx
    .selectFrom(first.as("f"))
    .innerJoin("employees as e", (join) =>
      join.on("e.tenantId", "=", tx.tenantId).onRef("e.id", "=", "f.employeeId"),
    )
    .select(["f.id", "f.employeeId", fullName("e").as("employeeName"), "f.startDate", "f.endDate"])
    .select(["f.total", "f.awayAtFirst"])
    .orderBy("f.awayFrom")
    .orderBy("f.endDate")
    .orderBy("f.id");
};

export const findAbsences = (tx: Tx, days: Days, limit: number) =>
  firstOf(tx, absences(tx, days), days, limit)
    .innerJoin("leaveRequests as r", (join) =>
      join.on("r.tenantId", "=", tx.tenantId).onRef("r.id", "=", "f.id"),
    )
    .select(["r.leaveType", ownTypeOf(tx, sql`r.own_type_id`).as("ownType")])
    .execute();

/** Absences in an employee's team, without the type of leave. */
export const findTeamAbsences = (tx: Tx, employeeId: number, days: Days, limit: number) => {
  const ofTeam = absences(tx, days).where("r.employeeId", "in", teamOf(tx, employeeId, days.from));
  return firstOf(tx, ofTeam, days, limit).execute();
};

/** Approved days by type that start in a year, with their requests; own types by name. Former employees count. */
export async function sumLeaveByType(tx: Tx, year: number): Promise<LeaveTypeUse[]> {
  const { rows } = await sql<LeaveTypeUse>`
    select leave_type, null::json as own_type, sum(days) as days, sum(requests) as requests
    from leave_totals
    where tenant_id = ${tx.tenantId} and year = ${year} and leave_type <> 'OwnLeave'
    group by leave_type
    union all
    select 'OwnLeave', json_build_object('id', own.id, 'name', own.type_name, 'color', own.color), taken.days, taken.requests
    from leave_own_types as own cross join lateral (
      select sum(r.duration) as days, count(*) as requests from leave_requests as r
      where r.tenant_id = ${tx.tenantId} and r.own_type_id = own.id and r.leave_status = 'approved'
        and r.start_date between make_date(${year}, 1, 1) and make_date(${year}, 12, 31)) as taken
    where own.tenant_id = ${tx.tenantId} and taken.requests > 0`.execute(tx);
  const nameOf = ({ ownType }: LeaveTypeUse) => ownType?.name ?? "";
  return rows.toSorted((one, other) => nameOf(one).localeCompare(nameOf(other)));
}
