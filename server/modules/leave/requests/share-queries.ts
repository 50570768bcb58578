import { type RawBuilder, sql } from "kysely";
import type { LeaveBalance } from "#contract/codes/leave.ts";
import type { Tx } from "#server/db/database.ts";
import { windowIn } from "#server/db/list.ts";
import { anyOf } from "#server/db/query-hints.ts";
import type { visibleEmployees } from "../access-queries.ts";
import { isKeptOn } from "../balances/kept-balance-queries.ts";

/** What a list is sorted by: the share that is used of a balance on a day. */
export interface SortedShare {
  balance: LeaveBalance;
  day: string;
  isDescending: boolean;
  /** If no more than these match, their shares are looked up by key; of more, they are compared with those of everyone. */
  maxListed?: number;
}

/** Some employees; if they are all but one, or all, the shares of no others have to be passed over. */
export interface Matching {
  employees: ReturnType<typeof visibleEmployees>;
  allBut: number | null | undefined;
}

/**
 * Where shares are kept: of what is granted, and of what follows from a policy. On each day everyone has one of each balance, in one of
 * the two, also if they have used nothing.
 */
const keptShares = [
  sql`leave_balances as b where not b.is_by_policy`,
  sql`leave_shares as b where true`,
];

/** Whether a kept share (b) is that of an employee who matches. */
function isWanted({ employees, allBut }: Matching, isListed: boolean): RawBuilder<boolean> {
  if (allBut !== undefined) return sql`b.employee_id is distinct from ${allBut}::bigint`;
  const ids = employees.select("e.id");
  return isListed ? sql`b.employee_id = ${anyOf(ids)}` : sql`b.employee_id in (${ids})`;
}

/**
 * The ids on one page of employees by the share they have used of a balance, and by id where it is the same; with how many
 * there are in all.
 */
export async function findPageByShare(
  tx: Tx,
  matching: Matching,
  { balance, day, isDescending, maxListed = 4_000 }: SortedShare,
  page: { offset: number; limit: number },
): Promise<{ ids: number[]; total: number }> {
  const { total } = await matching.employees
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const { isFromEnd, offset, limit } = windowIn(total, page);
  const direction = sql.raw(isDescending === isFromEnd ? "asc" : "desc");
  const inOrder = sql`order by share ${direction}, id ${direction}`;
  // Each is read in the order of its index, no further than the page reaches.
  const shares = keptShares.map(
    (kept) => sql`(
      select b.employee_id as id, b.share_used as share from ${kept}
        and b.tenant_id = ${tx.tenantId} and b.balance = ${balance} and ${isKeptOn("b", day)}
        and ${isWanted(matching, total <= maxListed)}
      ${inOrder} limit ${offset + limit})`,
  );
  const { rows } = await sql<{ id: number }>`
    select id from (${sql.join(shares, sql` union all `)}) as shares
    ${inOrder} limit ${limit} offset ${offset}`.execute(tx);
  const ids = rows.map(({ id }) => id);
  return { ids: isFromEnd ? ids.reverse() : ids, total };
}
