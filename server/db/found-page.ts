import { type RawBuilder, sql } from "kysely";
import type { Page } from "#contract/operation.ts";
import type { Tx } from "./database.ts";
import { offsetOf, type Paging } from "./list.ts";
import { anyOf, computedOnce } from "./query-hints.ts";

export interface FoundList {
  /** Distinct ids of all results. */
  found: RawBuilder<number>;
  /** The rows in listing order, such as `employees as e`, with all columns the order needs. */
  from: RawBuilder<unknown>;
  alias: string;
  order: RawBuilder<unknown>;
  /** Up to this many results are sorted by id lookup; a longer list is walked in its order. */
  maxSorted?: number;
}

/** The ids of a page of results, and their total. Both ways of ordering are in the SQL, as a plan cannot know the number. */
export async function findPageOfFound(
  tx: Tx,
  { found, from, alias, order, maxSorted = 4_000 }: FoundList,
  paging: Paging,
): Promise<Page<number>> {
  const id = sql.ref(`${alias}.id`);
  const pageOf = (condition: RawBuilder<unknown>) => sql`(
    select ${id} as id from ${from} where ${sql.ref(`${alias}.tenant_id`)} = ${tx.tenantId} and ${condition}
    order by ${order} limit ${paging.pageSize} offset ${offsetOf(paging)})`;
  const { rows } = await sql<{ total: number; id: number | null }>`
    with ${computedOnce("found (id)", found)},
      ${computedOnce("counted", sql`select count(*) as total from found`)}
    select counted.total, page.id from counted left join (
      ${pageOf(sql`${id} = ${anyOf(sql`select found.id from found where (select total from counted) <= ${maxSorted}`)}`)}
      union all
      ${pageOf(sql`(select total from counted) > ${maxSorted} and coalesce(${id} in (select found.id from found), false)`)}
    ) as page on true`.execute(tx);
  return {
    items: rows.flatMap((row) => (row.id === null ? [] : [row.id])),
    total: rows[0]?.total ?? 0,
  };
}
