import { sql } from "kysely";
import type { PayrollPeriod } from "#contract/payroll/periods.ts";
import type { Tx } from "#server/db/database.ts";
import { offsetOf, pageWithTotal } from "#server/db/list.ts";
import { fullName } from "#server/organisation/names.ts";
import { type PayrollSource, payrollDaysOf } from "./day-queries.ts";

const inForce = (tx: Tx) =>
  tx
    .selectFrom("payrollPeriods as p")
    .where("p.tenantId", "=", tx.tenantId)
    .where("p.unlockedAt", "is", null);

export const findLastLocked = (tx: Tx) =>
  inForce(tx).select(["p.id", "p.dateTo"]).orderBy("p.dateTo", "desc").limit(1).executeTakeFirst();

export async function findPayrollSource(tx: Tx, period: PayrollPeriod): Promise<PayrollSource> {
  const near = await inForce(tx)
    .where("p.dateTo", ">=", sql<string>`${period.from}::date - 1`)
    .where("p.dateFrom", "<=", period.from)
    .select(["p.id", "p.dateFrom", "p.dateTo"])
    .execute();
  const same = near.find((one) => one.dateFrom === period.from && one.dateTo === period.to);
  return {
    period,
    lockedId: same?.id,
    hasCorrections: near.some(({ dateTo }) => dateTo < period.from),
  };
}

/** Locks a period with a copy of its payroll days, in one statement. */
export async function insertPayrollPeriod(
  tx: Tx,
  source: PayrollSource,
  { lockedById, lockedAt }: { lockedById: number; lockedAt: string },
): Promise<number> {
  const { from, to } = source.period;
  const { id } = await tx
    .insertInto("payrollPeriods")
    .values({ tenantId: tx.tenantId, dateFrom: from, dateTo: to, lockedById, lockedAt })
    .returning("id")
    .executeTakeFirstOrThrow();
  await sql`
    with taken as (
      insert into payroll_days (tenant_id, period_id, employee_id, leave_type, own_type_id, day, days, hours)
      select ${tx.tenantId}::uuid, ${id}::bigint, whole.employee_id, whole.leave_type, whole.own_type_id, whole.day, whole.days, whole.hours
      from (
        select e.id as employee_id, due.leave_type, due.own_type_id, due.day, sum(due.days) as days, sum(due.hours) as hours
        from employees as e cross join lateral ${payrollDaysOf(tx, { ...source, lockedId: undefined })} as due
        where e.tenant_id = ${tx.tenantId}
        group by e.id, due.leave_type, due.own_type_id, due.day
      ) as whole
      returning employee_id
    )
    select count(*) from taken`.execute(tx);
  return id;
}

/** Returns whether the period was locked. */
export async function saveUnlocked(
  tx: Tx,
  id: number,
  unlocked: { unlockedById: number; unlockedAt: string; unlockReason: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("payrollPeriods")
    .set(unlocked)
    .where("tenantId", "=", tx.tenantId)
    .where("id", "=", id)
    .where("unlockedAt", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** One page of periods that are or were locked, the latest first. */
export function findPayrollPeriods(tx: Tx, query: { page: number; pageSize: number }) {
  const found = tx.selectFrom("payrollPeriods as p").where("p.tenantId", "=", tx.tenantId);
  const countAll = async () => {
    const { total } = await found
      .select(({ fn }) => fn.countAll<number>().as("total"))
      .executeTakeFirstOrThrow();
    return total;
  };
  return pageWithTotal(query, countAll(), () =>
    found
      .innerJoin("employees as locker", (join) =>
        join.onRef("locker.tenantId", "=", "p.tenantId").onRef("locker.id", "=", "p.lockedById"),
      )
      .leftJoin("employees as unlocker", (join) =>
        join
          .onRef("unlocker.tenantId", "=", "p.tenantId")
          .onRef("unlocker.id", "=", "p.unlockedById"),
      )
      .select(["p.id", "p.dateFrom as from", "p.dateTo as to", "p.lockedAt", "p.lockedById"])
      .select(["p.unlockedAt", "p.unlockedById", "p.unlockReason"])
      .select([fullName("locker").as("lockedByName"), fullName("unlocker").as("unlockedByName")])
      .orderBy("p.dateFrom", "desc")
      .orderBy("p.id", "desc")
      .limit(query.pageSize)
      .offset(offsetOf(query))
      .execute(),
  );
}
