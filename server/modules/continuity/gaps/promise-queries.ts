import { type RawBuilder, sql } from "kysely";
import type { GapKind } from "#contract/codes/continuity.ts";
import { asDate } from "#server/organisation/dated.ts";
import { fullName } from "#server/organisation/names.ts";
import { readsPromise } from "#server/organisation/promise-readers.ts";
import { managerOf } from "#server/organisation/reporting-line.ts";
import type { GapFinder, GapRow } from "./gap-rows.ts";
import { isListed } from "./set-aside-queries.ts";

type Which = (today: string) => RawBuilder<boolean>;

/** Active employees with open promises (p) of a kind, their number, first due day and text, without intents about the reader. */
const findPromises =
  (kind: GapKind, isWanted: Which): GapFinder =>
  async (list) => {
    const { tx, actor, today, limit, offset } = list;
    const parts = sql<string[]>`promised.parts`;
    const { rows } = await sql<GapRow>`
      with promised as (
        select p.employee_id, count(*)::int as promises, min(p.due_on) as day,
          array_agg(p.id || '.' || p.version) as parts,
          case when count(*) = 1 then min(p.id) end as promise_id,
          case when count(*) = 1 then min(p.version) end as promise_version
        from promises as p
        where p.tenant_id = ${tx.tenantId} and p.state = 'open' and ${isWanted(today)}
          and ${readsPromise(tx, actor, { alias: "p", today })}
        group by p.employee_id),
      listed as (
        select e.id, e.sort_name, promised.promises, promised.day, promised.promise_id, promised.promise_version, promised.parts, count(*) over () as total
        from promised
        join employees as e on e.tenant_id = ${tx.tenantId} and e.id = promised.employee_id
        where e.is_active and coalesce(e.termination_date >= ${asDate(today)}, true)
          and ${isListed(list, kind, { subject: "e.id", parts })}
        order by promised.day, e.sort_name, e.id limit ${limit} offset ${offset})
      select e.id as employee_id, ${fullName("e")} as employee_name, manager.id as manager_id, ${fullName("manager")} as manager_name,
        listed.promises as count, listed.day, listed.promise_id, listed.promise_version, one.promise_text, listed.parts, listed.total
      from listed
      join employees as e on e.tenant_id = ${tx.tenantId} and e.id = listed.id
      left join employees as manager on manager.tenant_id = ${tx.tenantId}
        and manager.id = ${managerOf(tx, sql.ref("listed.id"), today)}
      left join promises as one on one.tenant_id = ${tx.tenantId} and one.id = listed.promise_id
      order by listed.day, listed.sort_name, listed.id`.execute(tx);
    return rows;
  };

export const findPromiseOverdue = findPromises(
  "promiseOverdue",
  (today) => sql`p.due_on < ${asDate(today)}`,
);

export const findPromiseUndated = findPromises("promiseUndated", () => sql`p.due_on is null`);
