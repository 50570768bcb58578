import { sql } from "kysely";
import type { LeaveType } from "#contract/codes/leave.ts";
import type { HolidayEffect } from "#contract/leave/planning/holidays.ts";
import type { Tx } from "#server/db/database.ts";
import { patternsOf } from "#server/modules/leave/terms/pattern-queries.ts";
import type { PatternRow } from "#server/modules/leave/terms/person-pattern.ts";

interface AskedDay {
  date: string;
  today: string;
  /** Types in months, where a holiday returns no days. */
  inMonths: readonly LeaveType[];
}

/** Open leave (r) with its share of a day (d). */
const leaveOn = (tx: Tx, { date, inMonths }: AskedDay) => sql`
  leave_days as d join leave_requests as r on r.tenant_id = d.tenant_id and r.id = d.leave_id
  where d.tenant_id = ${tx.tenantId} and d.day = ${date}::date and r.tenant_id = ${tx.tenantId}
    and r.leave_status in ('pending', 'approved') and r.leave_type <> all (${inMonths}::text[])`;

/** People and their days, separately for past and current leave. */
const summed = (days: ReturnType<typeof sql>, { today }: AskedDay) => sql`
  count(distinct r.employee_id) filter (where r.end_date >= ${today}::date and ${days} <> 0)::int as "upcomingPeople",
  coalesce(sum(${days}) filter (where r.end_date >= ${today}::date), 0)::float as "upcomingDays",
  count(distinct r.employee_id) filter (where r.end_date < ${today}::date and ${days} <> 0)::int as "endedPeople",
  coalesce(sum(${days}) filter (where r.end_date < ${today}::date), 0)::float as "endedDays"`;

/** The leave taken on a day, which a holiday would return. */
export const sumTaken = (tx: Tx, asked: AskedDay) =>
  effectOf(
    sql<EffectRow>`select ${summed(sql`d.cost`, asked)} from ${leaveOn(tx, asked)}`.execute(tx),
  );

/** People with leave on a day and any own week, with their patterns. */
export async function listOwnWeeks(tx: Tx, asked: AskedDay) {
  const { rows } = await sql<{ employeeId: number; patterns: PatternRow[] }>`
    select distinct on (r.employee_id) r.employee_id as "employeeId", ${patternsOf(tx, sql`r.employee_id`)} as patterns
    from ${leaveOn(tx, asked)}
      and exists (select from employee_patterns as own where own.tenant_id = ${tx.tenantId} and own.employee_id = r.employee_id)
    order by r.employee_id`.execute(tx);
  return rows;
}

/** Shares of a day: by the company's week, and by own weeks. */
export interface WorkedShares {
  company: number;
  own: readonly { employeeId: number; share: number }[];
}

/** The days, below 0, that leave would take of a free day that becomes a working day. */
export const sumFree = (tx: Tx, asked: AskedDay, { company, own }: WorkedShares) => {
  const share = sql`coalesce((
    select one.share from jsonb_to_recordset(${JSON.stringify(own)}::jsonb) as one ("employeeId" bigint, share numeric)
    where one."employeeId" = r.employee_id), ${company}::numeric)`;
  const part = sql`case when d.reason = 'holiday' then -1 * ${share}
    * case when r.start_date = d.day and r.start_half = 'afternoon' or r.end_date = d.day and r.end_half = 'morning'
        then 0.5 else 1 end else 0 end`;
  return effectOf(
    sql<EffectRow>`select ${summed(part, asked)} from ${leaveOn(tx, asked)}`.execute(tx),
  );
};

interface EffectRow {
  upcomingPeople: number;
  upcomingDays: number;
  endedPeople: number;
  endedDays: number;
}

async function effectOf(found: Promise<{ rows: EffectRow[] }>): Promise<HolidayEffect> {
  const [row] = (await found).rows;
  return {
    upcoming: { people: row?.upcomingPeople ?? 0, days: row?.upcomingDays ?? 0 },
    ended: { people: row?.endedPeople ?? 0, days: row?.endedDays ?? 0 },
  };
}
