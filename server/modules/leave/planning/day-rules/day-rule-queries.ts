import { sql } from "kysely";
import type { DayRuleKind } from "#contract/codes/leave.ts";
import type { Tx } from "#server/db/database.ts";
import { type Paging, pageWithTotal, windowOf } from "#server/db/list.ts";
import { fullName } from "#server/organisation/names.ts";

const rules = (tx: Tx) => tx.selectFrom("leaveDayRules as x").where("x.tenantId", "=", tx.tenantId);

/** Whether a rule (x) is withdrawn or past on a day. */
const isOver = (today: string) =>
  sql<boolean>`(x.revoked_at is not null or coalesce(x.date_to < ${today}::date, false))`;

/** A rule's (x) department, perhaps a removed one; null for the whole company. */
export const departmentName = sql<string | null>`case when x.department_id is not null
  then coalesce(d.department_name, 'a department that was removed') end`;

const ruleColumns = [
  "x.id",
  sql<DayRuleKind>`x.kind`.as("kind"),
  "x.departmentId",
  departmentName.as("departmentName"),
  "x.dateFrom as from",
  "x.dateTo as to",
  "x.minimum",
  "x.reason",
] as const;

/** One page of rules: current ones by first day, then past ones, the latest first. */
export function findDayRules(tx: Tx, query: Paging, today: string) {
  const counted = async () => {
    const { total } = await rules(tx)
      .select(({ fn }) => fn.countAll<number>().as("total"))
      .executeTakeFirstOrThrow();
    return total;
  };
  const { offset, limit } = windowOf(query);
  return pageWithTotal(query, counted(), () =>
    rules(tx)
      .innerJoin("employees as by", (join) =>
        join.on("by.tenantId", "=", tx.tenantId).onRef("by.id", "=", "x.recordedById"),
      )
      .leftJoin("employees as revoker", (join) =>
        join.on("revoker.tenantId", "=", tx.tenantId).onRef("revoker.id", "=", "x.revokedById"),
      )
      .leftJoin("departments as d", (join) =>
        join.on("d.tenantId", "=", tx.tenantId).onRef("d.id", "=", "x.departmentId"),
      )
      .select([
        ...ruleColumns,
        "x.recordedAt",
        "x.recordedById",
        fullName("by").as("recordedByName"),
        "x.revokedAt",
        "x.revokedById",
        fullName("revoker").as("revokedByName"),
      ])
      .orderBy(isOver(today))
      .orderBy(sql`case when ${isOver(today)} then null else x.date_from end`)
      .orderBy("x.dateFrom", "desc")
      .orderBy("x.id")
      .offset(offset)
      .limit(limit)
      .execute(),
  );
}

const maxPlanned = 50;

/** Rules in force between two days, of the company and these departments, by first day. */
export const findPlannedDayRules = (
  tx: Tx,
  { departmentIds, from, to }: { departmentIds: readonly number[]; from: string; to: string },
) =>
  rules(tx)
    .leftJoin("departments as d", (join) =>
      join.on("d.tenantId", "=", tx.tenantId).onRef("d.id", "=", "x.departmentId"),
    )
    .where("x.revokedAt", "is", null)
    .where("x.dateFrom", "<=", to)
    .where(sql<boolean>`(x.date_to is null or x.date_to >= ${from}::date)`)
    .where(
      sql<boolean>`(x.department_id is null or x.department_id = any(${departmentIds}::bigint[]))`,
    )
    .select(ruleColumns)
    .orderBy("x.dateFrom")
    .orderBy("x.id")
    .limit(maxPlanned)
    .execute();

export async function countDayRules(tx: Tx, today: string): Promise<number> {
  const { count } = await rules(tx)
    .where(sql<boolean>`not ${isOver(today)}`)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

export const departmentExists = (tx: Tx, id: number) =>
  tx
    .selectFrom("departments")
    .where("tenantId", "=", tx.tenantId)
    .where("id", "=", id)
    .select("id")
    .executeTakeFirst();

export const insertDayRule = (
  tx: Tx,
  rule: {
    kind: DayRuleKind;
    departmentId: number | null;
    dateFrom: string;
    dateTo: string | null;
    minimum: number | null;
    reason: string;
    recordedAt: string;
    recordedById: number;
  },
): Promise<{ id: number }> =>
  tx
    .insertInto("leaveDayRules")
    .values({ tenantId: tx.tenantId, ...rule })
    .returning("id")
    .executeTakeFirstOrThrow();

/** Returns whether the rule was in force. */
export async function saveDayRuleRevoked(
  tx: Tx,
  id: number,
  revoked: { revokedAt: string; revokedById: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("leaveDayRules")
    .set(revoked)
    .where("tenantId", "=", tx.tenantId)
    .where("id", "=", id)
    .where("revokedAt", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
