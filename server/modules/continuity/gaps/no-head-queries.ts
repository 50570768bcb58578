import { sql } from "kysely";
import { countIn } from "#server/organisation/places.ts";
import { headsOn } from "#server/organisation/reporting-line.ts";
import { type GapFinder, type GapRow, pageOf } from "./gap-rows.ts";

/** Departments that nobody heads today, with how many people are in them. */
export const findNoHead: GapFinder = async ({ tx, today, limit, offset }) => {
  const { rows } = await sql<GapRow>`
    select d.id as department_id, d.department_name, ${countIn(tx, "d.id", today)} as count, count(*) over () as total
    from departments as d
    where d.tenant_id = ${tx.tenantId}
      and not exists (select from ${headsOn(tx, today)} as heads where heads.department_id = d.id)
    order by d.department_name, d.id limit ${limit} offset ${offset}`.execute(tx);
  return pageOf("noHead", rows);
};
