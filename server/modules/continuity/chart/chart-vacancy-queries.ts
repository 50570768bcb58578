import { sql } from "kysely";
import type { ChartVacancy } from "#contract/continuity/chart.ts";
import type { Tx } from "#server/db/database.ts";
import { offsetOf, type Paging } from "#server/db/list.ts";
import { computedOnce } from "#server/db/query-hints.ts";
import { vacantRowsOf } from "#server/organisation/vacancies.ts";

interface VacanciesRequest extends Paging {
  day: string;
  /** Whose departments; without one, those that nobody heads. */
  of?: number | undefined;
}

/** One page of the positions that nobody holds on a day or later, in the departments of one head, by title. */
export async function findVacancies(tx: Tx, { day, of, ...list }: VacanciesRequest) {
  const { rows } = await sql<ChartVacancy & { total: number }>`
    with ${computedOnce(
      "listed",
      sql`
      select vacant.*, count(*) over () as total, count(*) over (partition by vacant.department_id) as in_department
      from ${vacantRowsOf(tx, of, day)} as vacant
      order by vacant.sort_title, vacant.id limit ${list.pageSize} offset ${offsetOf(list)}`,
    )}
    select v.id, v.position_title, v.department_id, d.department_name, v.in_department, v.since, v.total
    from listed as v
    join departments as d on d.tenant_id = ${tx.tenantId} and d.id = v.department_id
    order by v.sort_title, v.id`.execute(tx);
  return { items: rows.map(({ total: _, ...vacancy }) => vacancy), total: rows[0]?.total ?? 0 };
}
