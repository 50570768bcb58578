import { sql } from "kysely";
import type { NewStandIn } from "#contract/continuity/stand-ins.ts";
import type { Tx } from "#server/db/database.ts";
import { computedOnce } from "#server/db/query-hints.ts";
import { fullName } from "#server/organisation/names.ts";
import { leadersOn } from "#server/organisation/reporting-line.ts";
import { standInsFrom } from "#server/organisation/stand-ins.ts";

export async function findTwo(tx: Tx, ids: readonly number[], day: string) {
  const rows = await tx
    .selectFrom("employees as e")
    .where("e.tenantId", "=", tx.tenantId)
    .where("e.id", "=", sql<number>`any(${ids}::bigint[])`)
    .select(["e.id", fullName("e").as("name"), "e.isActive", "e.startDate", "e.terminationDate"])
    .select(
      sql<boolean>`e.id in (select leader.employee_id from ${leadersOn(tx, day)} as leader)`.as(
        "isLeader",
      ),
    )
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Whether an employee leads people on a day, or heads a department. */
export async function leadsAnyone(tx: Tx, employeeId: number, day: string): Promise<boolean> {
  const { rows } = await sql<{ leads: boolean }>`
    select exists (select from ${leadersOn(tx, day)} as leader where leader.employee_id = ${employeeId}) as leads`.execute(
    tx,
  );
  return rows[0]?.leads ?? false;
}

type Days = Pick<NewStandIn, "from" | "to">;

export const findOverlapping = (tx: Tx, managerId: number, { from, to }: Days) =>
  tx
    .selectFrom("managerStandIns as s")
    .innerJoin("employees as e", (join) =>
      join.on("e.tenantId", "=", tx.tenantId).onRef("e.id", "=", "s.standInId"),
    )
    .where("s.tenantId", "=", tx.tenantId)
    .where("s.managerId", "=", managerId)
    .where("s.retractedAt", "is", null)
    .where("s.dateTo", ">=", from)
    .where("s.dateFrom", "<=", to)
    .select(["s.dateFrom as from", "s.dateTo as to", fullName("e").as("name")])
    .orderBy("s.dateFrom")
    .limit(1)
    .executeTakeFirst();

/** The first day of a circle that a stand-in closes over any number of steps; undefined without one. */
export async function findCircleDay(
  tx: Tx,
  { managerId, standInId, from, to }: NewStandIn,
): Promise<string | undefined> {
  const { rows } = await sql<{ day: string }>`
    with recursive walk (person, days, path) as (
      select ${standInId}::bigint, daterange(${from}::date, ${to}::date, '[]'), array[${standInId}::bigint]
      union all
      select next.stand_in_id, walk.days * daterange(next.date_from, next.date_to, '[]'), walk.path || next.stand_in_id
      from walk
      join manager_stand_ins as next on next.tenant_id = ${tx.tenantId} and next.manager_id = walk.person
        and next.retracted_at is null and walk.days && daterange(next.date_from, next.date_to, '[]')
      where walk.person <> ${managerId} and next.stand_in_id <> all(walk.path))
    select lower(walk.days) as day from walk where walk.person = ${managerId} order by day limit 1`.execute(
    tx,
  );
  return rows[0]?.day;
}

export const insertStandIn = (
  tx: Tx,
  { from, to, reason, ...two }: NewStandIn,
  { at, byId }: { at: Date; byId: number },
) =>
  tx
    .insertInto("managerStandIns")
    .values({
      tenantId: tx.tenantId,
      ...two,
      dateFrom: from,
      dateTo: to,
      reason: reason ?? "",
      recordedAt: at.toISOString(),
      recordedById: byId,
    })
    .returning("id")
    .executeTakeFirstOrThrow();

const withNames = (tx: Tx, employeeId: number, day: string) =>
  tx
    .selectFrom(standInsFrom(tx, employeeId, day).as("s"))
    .innerJoin("employees as m", (join) =>
      join.on("m.tenantId", "=", tx.tenantId).onRef("m.id", "=", "s.managerId"),
    )
    .innerJoin("employees as i", (join) =>
      join.on("i.tenantId", "=", tx.tenantId).onRef("i.id", "=", "s.standInId"),
    )
    .select(["s.id", "s.managerId", "s.standInId", "s.dateFrom as from", "s.dateTo as to"])
    .select([fullName("m").as("managerName"), fullName("i").as("standInName")]);

const mostStandIns = 20;

/** Current and future stand-ins for and by an employee, first to begin first. */
export const listStandInsOf = (tx: Tx, employeeId: number, today: string) =>
  withNames(tx, employeeId, today)
    .orderBy("s.dateFrom")
    .orderBy("s.id")
    .limit(mostStandIns)
    .execute();

export const lockStandIn = (tx: Tx, id: number, today: string) =>
  tx
    .selectFrom("managerStandIns as s")
    .where("s.tenantId", "=", tx.tenantId)
    .where("s.id", "=", id)
    .where("s.retractedAt", "is", null)
    .where("s.dateTo", ">=", today)
    .select(["s.managerId", "s.standInId", "s.dateFrom as from", "s.dateTo as to"])
    .forUpdate()
    .executeTakeFirst();

/** Ends a stand-in early, with a retracted version as known before; retracts one that has not begun. */
export async function saveEnd(tx: Tx, id: number, { dateTo, at }: { dateTo?: string; at: Date }) {
  const now = at.toISOString();
  await sql`
    with ${computedOnce(
      "was",
      sql`
      select stand.* from manager_stand_ins as stand
      where stand.tenant_id = ${tx.tenantId} and stand.id = ${id} and ${dateTo ?? null}::date is not null`,
    )},
    known as (
      insert into manager_stand_ins
        (tenant_id, manager_id, stand_in_id, date_from, date_to, reason, recorded_at, recorded_by_id, retracted_at)
      select was.tenant_id, was.manager_id, was.stand_in_id, was.date_from, was.date_to, was.reason, was.recorded_at,
        was.recorded_by_id, ${now}::timestamptz from was
      returning id)
    update manager_stand_ins as stand
    set date_to = coalesce(${dateTo ?? null}::date, stand.date_to),
      recorded_at = case when ${dateTo ?? null}::date is null then stand.recorded_at else ${now}::timestamptz end,
      retracted_at = case when ${dateTo ?? null}::date is null then ${now}::timestamptz end
    where stand.tenant_id = ${tx.tenantId} and stand.id = ${id}`.execute(tx);
}

interface StandInToMail {
  id: number;
  isNamed: boolean;
  today: string;
}

/** A stand-in's manager and days; undefined if its start or end no longer applies. */
export const findStandInForMail = (tx: Tx, { id, isNamed, today }: StandInToMail) =>
  tx
    .selectFrom("managerStandIns as s")
    .innerJoin("employees as m", (join) =>
      join.on("m.tenantId", "=", tx.tenantId).onRef("m.id", "=", "s.managerId"),
    )
    .where("s.tenantId", "=", tx.tenantId)
    .where("s.id", "=", id)
    .where(sql<boolean>`(s.retracted_at is null and s.date_to >= ${today}::date) = ${isNamed}`)
    .select([fullName("m").as("managerName"), "s.dateFrom as from", "s.dateTo as to"])
    .executeTakeFirst();
