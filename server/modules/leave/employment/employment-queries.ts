import { type RawBuilder, sql } from "kysely";
import type { LeaveDay } from "#contract/leave/balances/statement.ts";
import type { PlannedEmployment } from "#contract/leave/employment.ts";
import type { Tx } from "#server/db/database.ts";
import { anyOf } from "#server/db/query-hints.ts";
import type { Period } from "../engine/day.ts";
import { leaveColumns } from "../requests/request-queries.ts";
import type { DateRange } from "../rules/working-days.ts";
import type { EmployedLeave } from "./leave-within.ts";

/** What a cut changes about a request, as it was before. */
export interface LeaveBefore extends EmployedLeave {
  certificateDue: string | null;
  cancellationAskedAt: string | null;
  decidedById: number | null;
  decidedAt: string | null;
  decisionReason: string;
}

type PlannedDay = Exclude<keyof PlannedEmployment, "employeeId">;

const given = (day: PlannedDay) => sql`(plan.days ->> ${sql.lit(day)})::date`;
const isGiven = (day: PlannedDay) => sql`plan.days ? ${sql.lit(day)}`;
const planned = (day: PlannedDay, stored: RawBuilder<unknown>) =>
  sql`case when ${isGiven(day)} then ${given(day)} else ${stored} end`;

/** The employments of an employee (e), the earliest first, as they would be by a plan. */
const employmentsOf = (tx: Tx) => sql<Period[]>`(
  select json_agg(json_build_object('from', coalesce(one.first_day, '0001-01-01'), 'to', coalesce(one.last_day, '9999-12-31'))
    order by one.last_day)
  from (
    select past.date_from as first_day, past.date_to as last_day from past_employments as past
    where past.tenant_id = ${tx.tenantId} and past.employee_id = e.id
    union all select ${planned("firstDay", sql`e.start_date`)}, ${planned("lastDay", sql`e.termination_date`)}
    union all select ${given("rehiredFrom")}, null where ${isGiven("rehiredFrom")}
  ) as one)`;

const daysOf = (tx: Tx) => sql<LeaveDay[]>`(
  select coalesce(json_agg(json_build_object('date', d.day, 'cost', d.cost, 'reason', d.reason, 'holiday', d.holiday) order by d.day), '[]')
  from leave_days as d where d.tenant_id = ${tx.tenantId} and d.leave_id = r.id)`;

/** Open leave of the same person at some time of a cut request. */
const othersOf = (tx: Tx) => sql<(Required<DateRange> & { id: number })[]>`(
  select coalesce(json_agg(json_build_object('id', o.id, 'startDate', o.start_date, 'endDate', o.end_date,
    'startHalf', o.start_half, 'endHalf', o.end_half)), '[]')
  from leave_requests as o
  where o.tenant_id = ${tx.tenantId} and o.employee_id = r.employee_id and o.id <> r.id
    and o.leave_status in ('pending', 'approved')
    and o.start_date <= (cut.leave_before ->> 'endDate')::date and o.end_date >= (cut.leave_before ->> 'startDate')::date)`;

const candidates = (tx: Tx, plans: readonly PlannedEmployment[]) =>
  tx
    .selectFrom("employees as e")
    .innerJoin(
      sql<{ employeeId: number; days: unknown }>`(
        select (one.days ->> 'employeeId')::bigint as employee_id, one.days
        from jsonb_array_elements(${JSON.stringify(plans)}::jsonb) as one (days))`.as("plan"),
      (join) => join.onRef("plan.employeeId", "=", "e.id"),
    )
    .innerJoin("leaveRequests as r", (join) =>
      join.onRef("r.tenantId", "=", "e.tenantId").onRef("r.employeeId", "=", "e.id"),
    )
    .leftJoin("leaveCuts as cut", (join) =>
      join
        .on("cut.tenantId", "=", tx.tenantId)
        .onRef("cut.leaveId", "=", "r.id")
        .onRef("cut.version", "=", "r.version"),
    )
    .where("e.tenantId", "=", tx.tenantId)
    .where("e.id", "=", anyOf(plans.map(({ employeeId }) => employeeId)))
    .where((eb) =>
      eb.or([
        eb("cut.leaveId", "is not", null),
        eb("r.leaveStatus", "in", ["pending", "approved"]).and(
          sql<boolean>`not exists (
            select from json_to_recordset(${employmentsOf(tx)}) as one ("from" date, "to" date)
            where one."from" <= r.start_date and one."to" >= r.end_date)`,
        ),
      ]),
    );

/** Leave that some employees' days of employment may change: open leave outside them, and leave they have cut. */
export const listAffected = (tx: Tx, plans: readonly PlannedEmployment[]) =>
  candidates(tx, plans)
    .select(leaveColumns(tx))
    .select([
      "r.leaveStatus as storedStatus",
      "r.version",
      "r.certificateDue",
      "r.cancellationAskedAt",
      "r.decidedAt",
      "r.decidedById",
      "r.decisionReason",
      "cut.cutAt",
      sql<LeaveBefore | null>`cut.leave_before`.as("leaveBefore"),
      employmentsOf(tx).as("employments"),
      daysOf(tx).as("days"),
      othersOf(tx).as("others"),
    ])
    .orderBy("r.id")
    .execute();
export type Affected = Awaited<ReturnType<typeof listAffected>>[number];

/** Stores what a request was before its first cut. */
export const saveCut = (
  tx: Tx,
  leaveId: number,
  cut: { version: number; leaveBefore: LeaveBefore; cutAt: string },
) =>
  tx
    .insertInto("leaveCuts")
    .values({
      tenantId: tx.tenantId,
      leaveId,
      ...cut,
      leaveBefore: JSON.stringify(cut.leaveBefore),
    })
    .onConflict((conflict) =>
      conflict.columns(["tenantId", "leaveId"]).doUpdateSet({
        version: cut.version,
        leaveBefore: JSON.stringify(cut.leaveBefore),
        cutAt: cut.cutAt,
      }),
    )
    .execute();

export const deleteCut = (tx: Tx, leaveId: number) =>
  tx
    .deleteFrom("leaveCuts")
    .where("tenantId", "=", tx.tenantId)
    .where("leaveId", "=", leaveId)
    .execute();

/** Leave of an ended employment stays as it was cut. */
export const deleteCutsOf = (tx: Tx, employeeId: number) =>
  tx
    .deleteFrom("leaveCuts")
    .using("leaveRequests as r")
    .where("leaveCuts.tenantId", "=", tx.tenantId)
    .where("r.tenantId", "=", tx.tenantId)
    .whereRef("r.id", "=", "leaveCuts.leaveId")
    .where("r.employeeId", "=", employeeId)
    .execute();
