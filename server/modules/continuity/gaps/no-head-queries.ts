import { sql } from "kysely";
import { countIn } from "#server/organisation/places.ts";
import { headsOn, lastHeadedOn } from "#server/organisation/reporting-line.ts";
import type { GapFinder, GapRow } from "./gap-rows.ts";
import { isListed } from "./set-aside-queries.ts";

/** Departments that nobody heads today, with how many people are in them, and the first day without a head. */
export const findNoHead: GapFinder = async (list) => {
  const { tx, today, limit, offset } = list;
  const lastDay = lastHeadedOn(tx, sql.ref("d.id"), today);
  const parts = sql<string[]>`array[coalesce(${lastDay}::text, '')]`;
  const zone = sql`(select time_zone from tenants where id = ${tx.tenantId})`;
  const { rows } = await sql<GapRow>`
    select d.id as department_id, d.department_name, ${countIn(tx, "d.id", today)} as count,
      coalesce(${lastDay} + 1, (d.created_at at time zone ${zone})::date) as day, ${parts} as parts, count(*) over () as total
    from departments as d
    where d.tenant_id = ${tx.tenantId}
      and not exists (select from ${headsOn(tx, today)} as heads where heads.department_id = d.id)
      and ${isListed(list, "noHead", { subject: "d.id", parts })}
    order by d.department_name, d.id limit ${limit} offset ${offset}`.execute(tx);
  return rows;
};
