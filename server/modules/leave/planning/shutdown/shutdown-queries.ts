import { type ExpressionBuilder, sql } from "kysely";
import type { ShutdownState } from "#contract/codes/leave.ts";
import type { NewShutdown } from "#contract/leave/planning/shutdown.ts";
import type { Tx } from "#server/db/database.ts";
import { type Paging, pageWithTotal, windowOf } from "#server/db/list.ts";
import type { Tables } from "#server/db/tables.gen.ts";
import { fullName } from "#server/organisation/names.ts";

const shutdowns = (tx: Tx) =>
  tx.selectFrom("leaveShutdowns as s").where("s.tenantId", "=", tx.tenantId);

/** A shutdown's (s) total cost, and the number of processed people. */
const costOf = (db: ExpressionBuilder<Tables & { s: Tables["leaveShutdowns"] }, "s">, tx: Tx) =>
  db
    .selectFrom("leaveShutdownPeople as p")
    .where("p.tenantId", "=", tx.tenantId)
    .whereRef("p.shutdownId", "=", "s.id")
    .select([
      sql<number>`count(*)::int`.as("people"),
      sql<number>`(count(*) filter (where p.is_done))::int`.as("done"),
      sql<number>`(count(*) filter (where p.lacking_days > 0))::int`.as("lacking"),
      sql<number>`coalesce(sum(p.annual_days), 0)::float`.as("annualDays"),
      sql<number>`coalesce(sum(p.unpaid_days), 0)::float`.as("unpaidDays"),
    ])
    .as("sum");

/** One page of shutdowns, the latest first, with cost and progress. */
export function findShutdowns(tx: Tx, query: Paging) {
  const counted = async () => {
    const { total } = await shutdowns(tx)
      .select(({ fn }) => fn.countAll<number>().as("total"))
      .executeTakeFirstOrThrow();
    return total;
  };
  const { offset, limit } = windowOf(query);
  return pageWithTotal(query, counted(), () =>
    shutdowns(tx)
      .innerJoin("employees as by", (join) =>
        join.on("by.tenantId", "=", tx.tenantId).onRef("by.id", "=", "s.recordedById"),
      )
      .leftJoin("employees as ender", (join) =>
        join.on("ender.tenantId", "=", tx.tenantId).onRef("ender.id", "=", "s.endedById"),
      )
      .leftJoin("departments as d", (join) =>
        join.on("d.tenantId", "=", tx.tenantId).onRef("d.id", "=", "s.departmentId"),
      )
      .leftJoinLateral(
        (db) => costOf(db, tx),
        (join) => join.onTrue(),
      )
      .select([
        "s.id",
        "s.shutdownName as name",
        "s.dateFrom as from",
        "s.dateTo as to",
        "s.departmentId",
        sql<string>`coalesce(d.department_name, 'a department that was removed')`.as(
          "departmentName",
        ),
        "s.ifLacking",
        "s.state",
        "s.recordedAt",
        "s.recordedById",
        fullName("by").as("recordedByName"),
        "s.endedAt",
        "s.endedById",
        fullName("ender").as("endedByName"),
        sql<number>`sum.people`.as("people"),
        sql<number>`sum.done`.as("done"),
        sql<number>`sum.lacking`.as("lacking"),
        sql<number>`sum.annual_days`.as("annualDays"),
        sql<number>`sum.unpaid_days`.as("unpaidDays"),
      ])
      .orderBy("s.id", "desc")
      .offset(offset)
      .limit(limit)
      .execute(),
  );
}

/** One page of people with their costs, most missing days first. */
export function findShutdownPeople(
  tx: Tx,
  { shutdownId, ...query }: Paging & { shutdownId: number },
) {
  const people = tx
    .selectFrom("leaveShutdownPeople as p")
    .where("p.tenantId", "=", tx.tenantId)
    .where("p.shutdownId", "=", shutdownId);
  const counted = async () => {
    const { total } = await people
      .select(({ fn }) => fn.countAll<number>().as("total"))
      .executeTakeFirstOrThrow();
    return total;
  };
  const { offset, limit } = windowOf(query);
  return pageWithTotal(query, counted(), () =>
    people
      .innerJoin("employees as e", (join) =>
        join.on("e.tenantId", "=", tx.tenantId).onRef("e.id", "=", "p.employeeId"),
      )
      .select(["p.employeeId", "p.annualDays", "p.unpaidDays", "p.lackingDays"])
      .select(fullName("e").as("employeeName"))
      .orderBy("p.lackingDays", "desc")
      .orderBy("p.employeeId")
      .offset(offset)
      .limit(limit)
      .execute(),
  );
}

export const insertShutdown = (
  tx: Tx,
  { name, from, to, departmentId, ifLacking }: NewShutdown,
  recorded: { recordedAt: string; recordedById: number },
): Promise<{ id: number }> =>
  tx
    .insertInto("leaveShutdowns")
    .values({
      tenantId: tx.tenantId,
      shutdownName: name,
      dateFrom: from,
      dateTo: to,
      departmentId,
      ifLacking,
      state: "counting",
      ...recorded,
    })
    .returning("id")
    .executeTakeFirstOrThrow();

/** Locked, so two changes of state wait for each other. */
export const lockShutdown = (tx: Tx, id: number) =>
  shutdowns(tx)
    .where("s.id", "=", id)
    .select([
      "s.id",
      "s.shutdownName as name",
      "s.dateFrom as from",
      "s.dateTo as to",
      "s.departmentId",
      "s.ifLacking",
      "s.state",
      "s.recordedById",
      "s.bookedById",
      "s.endedById",
    ])
    .forUpdate()
    .executeTakeFirst();
export type LockedShutdown = NonNullable<Awaited<ReturnType<typeof lockShutdown>>>;

export const saveShutdownState = (
  tx: Tx,
  id: number,
  change: {
    state: ShutdownState;
    bookedById?: number;
    endedAt?: string;
    endedById?: number;
  },
) =>
  tx
    .updateTable("leaveShutdowns")
    .set(change)
    .where("tenantId", "=", tx.tenantId)
    .where("id", "=", id)
    .execute();

/** Marks all people as unprocessed for the next state. */
export const renewShutdownPeople = (tx: Tx, id: number) =>
  tx
    .updateTable("leaveShutdownPeople")
    .set({ isDone: false })
    .where("tenantId", "=", tx.tenantId)
    .where("shutdownId", "=", id)
    .where("isDone", "=", true)
    .execute();
