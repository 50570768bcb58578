import { sql } from "kysely";
import type { LeaveBalance } from "#contract/codes/leave-balance.ts";
import type { Tx } from "#server/db/database.ts";
import { windowIn } from "#server/db/list.ts";
import type { visibleEmployees } from "../access-queries.ts";
import { isKeptOn } from "../balances/kept-balance-queries.ts";
import { partsOfPage } from "./page-parts.ts";

/** What a list is sorted by: the share that is used of a balance on a day, or that of nobody else's. */
export interface SortedShare {
  balance: LeaveBalance;
  day: string;
  isDescending: boolean;
}

/** Some employees; if they are all but one, no others have to be looked up. */
export interface Matching {
  employees: ReturnType<typeof visibleEmployees>;
  allBut: number | null | undefined;
}

/**
 * The employees (b) who have used some of a balance, each with the share: by what is granted, and by policies, which no employee has both
 * of.
 */
const sharesTaken = (tx: Tx, { balance, day }: SortedShare) =>
  tx.selectFrom(
    tx
      .selectFrom("leaveBalances as g")
      .where("g.tenantId", "=", tx.tenantId)
      .where("g.balance", "=", balance)
      .where("g.shareUsed", ">", sql.lit(0))
      .where(isKeptOn("g", day))
      .select(["g.employeeId", "g.shareUsed"])
      .unionAll(
        tx
          .selectFrom("leaveShares as p")
          .where("p.tenantId", "=", tx.tenantId)
          .where("p.balance", "=", balance)
          .where("p.shareUsed", ">", sql.lit(0))
          .where(isKeptOn("p", day))
          .select(["p.employeeId", "p.shareUsed"]),
      )
      .as("b"),
  );

/** The same of matching employees alone. */
const matchingShares = (tx: Tx, { employees, allBut }: Matching, sorted: SortedShare) =>
  allBut === undefined
    ? sharesTaken(tx, sorted).where("b.employeeId", "in", employees.select("e.id"))
    : sharesTaken(tx, sorted).$if(allBut !== null, (found) =>
        found.where("b.employeeId", "!=", allBut),
      );

/** How many employees match, and how many of them have used some of the balance. */
const countShares = (tx: Tx, matching: Matching, sorted: SortedShare) =>
  tx
    .selectNoFrom([
      matching.employees
        .select(({ fn }) => fn.countAll<number>().as("total"))
        .$asScalar()
        .$notNull()
        .as("total"),
      matchingShares(tx, matching, sorted)
        .select(({ fn }) => fn.countAll<number>().as("taken"))
        .$asScalar()
        .$notNull()
        .as("taken"),
    ])
    .executeTakeFirstOrThrow();

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
  const direction = (isFromEnd: boolean) => (isDescending === isFromEnd ? "asc" : "desc");
  const users = matchingShares(tx, matching, sorted)
    .select(["b.employeeId as id", "b.shareUsed as share"])
    .orderBy("b.shareUsed", direction(ofTaken.isFromEnd))
    .orderBy("b.employeeId", direction(ofTaken.isFromEnd))
    .limit(ofTaken.limit)
    .offset(ofTaken.offset);
  const others = matching.employees
    .where(({ not, exists }) =>
      not(
        exists(
          sharesTaken(tx, sorted)
            .where("b.employeeId", "=", sql.ref<number>("e.id"))
            .select("b.employeeId"),
        ),
      ),
    )
    .select(["e.id", sql<number>`0`.as("share")])
    .orderBy("e.id", direction(ofOthers.isFromEnd))
    .limit(ofOthers.limit)
    .offset(ofOthers.offset);
  const rows = await tx
    .selectFrom(
      tx
        .selectFrom(users.as("users"))
        .selectAll()
        .unionAll(tx.selectFrom(others.as("others")).selectAll())
        .as("page"),
    )
    .select("page.id")
    .orderBy("page.share", direction(false))
    .orderBy("page.id", direction(false))
    .execute();
  return { ids: rows.map(({ id }) => id), total };
}
