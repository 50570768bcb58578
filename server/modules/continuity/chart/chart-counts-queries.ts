import { sql } from "kysely";
import type { ChartCounts } from "#contract/continuity/chart.ts";
import type { Tx } from "#server/db/database.ts";
import { computedOnce } from "#server/db/query-hints.ts";
import { placedOn } from "#server/organisation/known-places.ts";
import { isVacant } from "#server/organisation/places.ts";
import { leadersOn, ownLinesOn, peopleOf } from "#server/organisation/reporting-line.ts";
import { managersStoodInFor } from "#server/organisation/stand-ins.ts";

interface CountsRequest {
  day: string;
  /** Whether positions are counted that nobody holds. */
  hasVacancies: boolean;
}

/** How many people are in the chart of a day, and how many of them lead others; everyone is counted, so nothing else waits for it. */
export async function countChart(
  tx: Tx,
  { day, hasVacancies }: CountsRequest,
): Promise<ChartCounts> {
  const { rows } = await sql<ChartCounts>`
    with ${computedOnce(
      "leaders",
      sql`
      select leader.employee_id, exists (select from ${peopleOf(tx, sql.ref("leader.employee_id"), day)} as led) as has_people
      from ${leadersOn(tx, day)} as leader`,
    )}
    select
      (select count(*) from position_assignments as held
        where held.tenant_id = ${tx.tenantId} and ${placedOn(tx, "held", day)})
      + (select count(*) from (
          select employee_id from leaders union select own.employee_id from ${ownLinesOn(tx, day)} as own) as other
        where not exists (
          select from position_assignments as held
          where held.tenant_id = ${tx.tenantId} and held.employee_id = other.employee_id and ${placedOn(tx, "held", day)})) as people,
      (select count(*) from leaders where has_people) as leaders,
      ${hasVacancies ? sql`(select count(*) from positions as p where p.tenant_id = ${tx.tenantId} and ${isVacant(tx, day)})` : sql`null::int`} as vacancies,
      (select count(*) from ${managersStoodInFor(tx, day)} as stood) as stand_ins`.execute(tx);
  return rows[0] ?? { people: 0, leaders: 0, vacancies: null, standIns: 0 };
}
