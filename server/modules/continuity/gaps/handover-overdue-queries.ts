import { sql } from "kysely";
import { isUnfinished } from "#server/modules/line/index.ts";
import { asDate } from "#server/organisation/dated.ts";
import { fullName } from "#server/organisation/names.ts";
import type { GapFinder, GapRow } from "./gap-rows.ts";
import { isListed } from "./set-aside-queries.ts";

export const findHandoverOverdue: GapFinder = async (list) => {
  const { tx, today, limit, offset } = list;
  const parts = sql<string[]>`array[h.id || '.' || present.step]`;
  const { rows } = await sql<GapRow>`
    with present as (
      select distinct on (s.handover_id) s.handover_id, s.step, s.due_on
      from handover_steps as s
      where s.tenant_id = ${tx.tenantId} and s.done_on is null and s.handover_id in (
        select late.handover_id from handover_steps as late
        where late.tenant_id = ${tx.tenantId} and late.done_on is null and late.due_on < ${asDate(today)})
      order by s.handover_id, s.step)
    select e.id as employee_id, ${fullName("e")} as employee_name, o.id as manager_id, ${fullName("o")} as manager_name,
      h.id as handover_id, present.step as handover_step, present.due_on as day,
      ${parts} as parts, count(*) over () as total
    from present
    join handovers as h on h.tenant_id = ${tx.tenantId} and h.id = present.handover_id
      and ${isUnfinished("h", today)}
    join employees as e on e.tenant_id = ${tx.tenantId} and e.id = h.employee_id and e.is_active
    join employees as o on o.tenant_id = ${tx.tenantId} and o.id = h.outgoing_id
    where present.due_on < ${asDate(today)} and ${isListed(list, "handoverOverdue", { subject: "e.id", parts })}
    order by present.due_on, e.sort_name, h.id limit ${limit} offset ${offset}`.execute(tx);
  return rows;
};
