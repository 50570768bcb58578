import { type RawBuilder, sql } from "kysely";
import type { LeaveBalance } from "#contract/codes/leave-balance.ts";
import type { Tx } from "#server/db/database.ts";
import { type PageWindow, windowIn } from "#server/db/list.ts";
import type { visibleEmployees } from "../access-queries.ts";
import { isKeptOn } from "../balances/kept-balance-queries.ts";
import { partsOfPage } from "./page-parts.ts";

/** What a list is sorted by: the share that is used of a balance on a day, or that of nobody else's. */
export interface SortedShare {
  balance: LeaveBalance;
  day: string;
  isDescending: boolean;
  /** If no more than these have used some of it, they are read as one list, to see who is not among them; of more, each is looked up. */
  maxListed?: number;
}

/** Some employees; if they are all but one, no others have to be looked up. */
export interface Matching {
  employees: ReturnType<typeof visibleEmployees>;
  allBut: number | null | undefined;
}

/** Where shares are kept: of what is granted, and of what follows from a policy. Nobody has both of one balance on one day. */
const shareTables = ["leave_balances", "leave_shares"] as const;

/** The employees (b) who have used some of a balance, with the share that one of the tables keeps. */
const sharesIn = (tx: Tx, table: (typeof shareTables)[number], sorted: SortedShare) => sql`
  ${sql.table(table)} as b where b.tenant_id = ${tx.tenantId} and b.balance = ${sorted.balance}
    and b.share_used > 0 and ${isKeptOn("b", sorted.day)}`;

/** What a statement reads of both tables, each for matching employees alone. */
function ofShares(
  tx: Tx,
  { employees, allBut }: Matching,
  sorted: SortedShare,
  read: (shares: RawBuilder<unknown>) => RawBuilder<unknown>,
) {
  const isWanted =
    allBut === undefined
      ? sql`b.employee_id in (${employees.select("e.id")})`
      : sql`b.employee_id is distinct from ${allBut}::bigint`;
  const parts = shareTables.map(
    (table) => sql`(${read(sql`${sharesIn(tx, table, sorted)} and ${isWanted}`)})`,
  );
  return sql`(${sql.join(parts, sql` union all `)})`;
}

/** How many employees match, and how many of them have used some of the balance. */
async function countShares(tx: Tx, matching: Matching, sorted: SortedShare) {
  const counts = ofShares(
    tx,
    matching,
    sorted,
    (shares) => sql`select count(*) as taken from ${shares}`,
  );
  const { rows } = await sql<{ total: number; taken: number }>`
    select (${matching.employees.select(({ fn }) => fn.countAll().as("total"))}) as total, sum(taken)::bigint as taken
    from ${counts} as counts`.execute(tx);
  return rows[0] ?? { total: 0, taken: 0 };
}

/** Whether an employee (e) has used nothing of a balance; how many have used some is given, as no plan can know it. */
function hasUsedNothing(tx: Tx, sorted: SortedShare, taken: number) {
  const conditions = shareTables.map((table) => {
    const shares = sharesIn(tx, table, sorted);
    return taken <= (sorted.maxListed ?? 4_000)
      ? sql`e.id not in (select b.employee_id from ${shares})`
      : sql`not exists (select from ${shares} and b.employee_id = e.id)`;
  });
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

/**
 * The ids on one page of employees by the share they have used of a balance, and by id where it is the same; with how many
 * there are in all. Those who have used nothing need not have a kept row: they come before or after all others.
 */
export async function findPageByShare(
  tx: Tx,
  matching: Matching,
  sorted: SortedShare,
  page: { offset: number; limit: number },
): Promise<{ ids: number[]; total: number }> {
  const { total, taken } = await countShares(tx, matching, sorted);
  const { isDescending } = sorted;
  const { first, second } = partsOfPage(page, isDescending ? taken : total - taken);
  const [partOfTaken, partOfOthers] = isDescending ? [first, second] : [second, first];
  const ofTaken = windowIn(taken, partOfTaken);
  const ofOthers = windowIn(total - taken, partOfOthers);
  const direction = (isFromEnd: boolean) => sql.raw(isDescending === isFromEnd ? "asc" : "desc");
  const inOrder = ({ isFromEnd }: PageWindow, share: string, id: string) =>
    sql`order by ${sql.ref(share)} ${direction(isFromEnd)}, ${sql.ref(id)} ${direction(isFromEnd)}`;
  // Each table is read in the order of its index, no further than the page reaches.
  const users = ofShares(
    tx,
    matching,
    sorted,
    (shares) => sql`
    select b.employee_id as id, b.share_used as share from ${shares}
    ${inOrder(ofTaken, "b.share_used", "b.employee_id")} limit ${ofTaken.offset + ofTaken.limit}`,
  );
  const others = matching.employees
    .where(hasUsedNothing(tx, sorted, taken))
    .select(["e.id", sql<number>`0`.as("share")])
    .orderBy(sql`e.id ${direction(ofOthers.isFromEnd)}`)
    .limit(ofOthers.limit)
    .offset(ofOthers.offset);
  const { rows } = await sql<{ id: number }>`
    select page.id from (
      (select users.id, users.share from ${users} as users
        ${inOrder(ofTaken, "users.share", "users.id")} limit ${ofTaken.limit} offset ${ofTaken.offset})
      union all (${others})) as page
    order by page.share ${direction(false)}, page.id ${direction(false)}`.execute(tx);
  return { ids: rows.map(({ id }) => id), total };
}
