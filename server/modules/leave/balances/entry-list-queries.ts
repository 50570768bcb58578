import { sql } from "kysely";
import type { LeaveBalance } from "#contract/codes/leave.ts";
import type { Tx } from "#server/db/database.ts";
import { offsetOf, pageWithTotal } from "#server/db/list.ts";
import { fullName } from "#server/organisation/names.ts";
import { ownTypeOf } from "../own-types/own-type-queries.ts";

interface EntryQuery {
  balance?: LeaveBalance | undefined;
  ownTypeId?: number | undefined;
  page: number;
  pageSize: number;
}

export const findEntries = (tx: Tx, employeeId: number, query: EntryQuery) => {
  const { balance, ownTypeId } = query;
  const found = tx
    .selectFrom("leaveGrants as g")
    .leftJoin("employees as by", (join) =>
      join.onRef("by.tenantId", "=", "g.tenantId").onRef("by.id", "=", "g.recordedById"),
    )
    .where("g.tenantId", "=", tx.tenantId)
    .where("g.employeeId", "=", employeeId)
    .$if(balance !== undefined, (entries) =>
      entries.where("g.balance", "=", balance as LeaveBalance),
    )
    .$if(ownTypeId !== undefined, (entries) =>
      entries.where("g.ownTypeId", "=", ownTypeId as number),
    );
  const countAll = async () => {
    const { total } = await found
      .select(({ fn }) => fn.countAll<number>().as("total"))
      .executeTakeFirstOrThrow();
    return total;
  };
  return pageWithTotal(query, countAll(), () =>
    found
      .select([
        "g.id",
        "g.balance",
        ownTypeOf(tx, sql`g.own_type_id`).as("ownType"),
        "g.cause as kind",
        "g.days",
        "g.effectiveFrom as day",
        "g.usableUntil",
        "g.reason",
        "g.recordedAt",
        "g.recordedById",
        fullName("by").as("recordedByName"),
      ])
      .orderBy("g.recordedAt", "desc")
      .orderBy("g.id", "desc")
      .limit(query.pageSize)
      .offset(offsetOf(query))
      .execute(),
  );
};

/** The company's optional types and its current lifetime of time in lieu. */
export const findOffered = (tx: Tx) =>
  tx
    .selectFrom("tenants")
    .where("id", "=", tx.tenantId)
    .select(["offersStudyLeave", "offersTimeInLieu", "inLieuMonths"])
    .executeTakeFirstOrThrow();
