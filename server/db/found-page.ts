import { type RawBuilder, sql } from "kysely";
import type { Page } from "#contract/operation.ts";
import type { Tx } from "./database.ts";
import { offsetOf, type Paging } from "./list.ts";
import { anyOf, computedOnce } from "./query-hints.ts";

interface FoundList {
  found: RawBuilder<number>;
  /** The rows in the order of which they are listed, such as `employees as e`, with what else the order needs. */
  from: RawBuilder<unknown>;
  alias: string;
  order: RawBuilder<unknown>;
  /** Up to so many are looked up by their ids and sorted; of more, a page is found sooner by walking the list in its order. */
  maxSorted?: number;
}

/**
 * The ids on a page of what a search has found, and how many are found in all. What is found is read once, and both ways to put
 * it in order are written down: how many it will be is what a plan cannot know.
 */
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
