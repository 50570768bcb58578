import { type RawBuilder, sql } from "kysely";
import type { Context } from "#server/context.ts";
import { computedOnce } from "#server/db/query-hints.ts";
import { isOfActive } from "#server/organisation/active-employees.ts";
import { fullName } from "#server/organisation/names.ts";
import { seesEveryone, visibleTo } from "#server/organisation/sight.ts";
import type { Absent } from "./entries.ts";
import { patternIn, termsFor } from "./search-terms.ts";

type Reader = Pick<Context, "tx" | "actor" | "today">;

export interface Days {
  from: string;
  to: string;
}

/** Approved leave between two days of employees whose leave the reader may see, filtered by name. */
function absences(
  { tx, actor, today }: Reader,
  from: RawBuilder<string>,
  to: RawBuilder<string>,
  terms: readonly string[],
) {
  const wanted = termsFor("leave", terms).map((term) => sql`e.sort_name like ${patternIn(term)}`);
  const isWanted = sql`r.employee_id in (
    select e.id from employees as e where e.tenant_id = ${tx.tenantId} and ${sql.join(wanted, sql` and `)})`;
  return sql`
    select r.id, r.employee_id, r.start_date, r.end_date from leave_requests as r
    where r.tenant_id = ${tx.tenantId} and r.leave_status = 'approved'
      and r.end_date >= ${from} and r.start_date <= ${to}
      and ${isOfActive(tx, "r.employee_id")}
      and ${visibleTo(tx, actor, { what: "leave", column: "r.employee_id", today })}
      ${wanted.length > 0 ? sql`and ${isWanted}` : sql``}`;
}

const date = (day: string) => sql<string>`${day}::date`;

export async function countAbsences(
  reader: Reader,
  { from, to }: Days,
  terms: readonly string[],
): Promise<(Days & { total: number })[]> {
  const { rows } = await sql<Days & { total: number }>`
    select greatest(a.start_date, ${from}::date) as "from", least(a.end_date, ${to}::date) as "to", count(*) as total
    from (${absences(reader, date(from), date(to), terms)}) as a group by 1, 2`.execute(reader.tx);
  return rows;
}

/** The first absences of each day, earliest return first. A reader with full access reads each day from the index. */
export async function findAbsences(
  reader: Reader,
  { from, to }: Days,
  terms: readonly string[],
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<(Absent & { day: string })[]> {
  const { tx, actor } = reader;
  const day = sql.ref<string>("d.day");
  const isFromIndex = seesEveryone(actor, "leave") && termsFor("leave", terms).length === 0;
  const ofDay = isFromIndex
    ? absences(reader, day, day, [])
    : sql`select v.* from visible as v where v.end_date >= ${day} and v.start_date <= ${day}`;
  const visible = isFromIndex
    ? sql``
    : sql`with ${computedOnce("visible", absences(reader, date(from), date(to), terms))}`;
  const { rows } = await sql<Absent & { day: string }>`
    ${visible}
    select d.day, a.id, a.employee_id, a.start_date, a.end_date, r.start_half, r.end_half, ${fullName("e")} as employee_name
    from (select generate_series(${from}::date, ${to}::date, interval '1 day')::date as day) as d
    cross join lateral (
      select * from (${ofDay}) as o order by o.end_date, o.id limit ${limit} offset ${offset}) as a
    join leave_requests as r on r.tenant_id = ${tx.tenantId} and r.id = a.id
    join employees as e on e.tenant_id = ${tx.tenantId} and e.id = a.employee_id
    order by d.day, a.end_date, a.id`.execute(tx);
  return rows;
}
