import { sql } from "kysely";
import type { Tx } from "#server/db/database.ts";
import { isNotOverOn } from "#server/organisation/dated.ts";
import { fullName } from "#server/organisation/names.ts";
import type { StoredReason } from "#server/story/reason.ts";
import type { KnownStretch } from "./known-timeline.ts";
import type { SaidLine } from "./timeline.ts";

/** These employees by id, with names and days of employment. */
export async function findPeople(tx: Tx, ids: readonly number[]) {
  const rows = await tx
    .selectFrom("employees as e")
    .where("e.tenantId", "=", tx.tenantId)
    .where("e.id", "=", sql<number>`any(${ids}::bigint[])`)
    .select(["e.id", fullName("e").as("name"), "e.isActive", "e.startDate", "e.terminationDate"])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

interface Of {
  employeeId: number;
}

/** Valid recorded changes of these employees' lines, in order of recording. */
export async function findSaid(tx: Tx, employeeIds: readonly number[]): Promise<(SaidLine & Of)[]> {
  const rows = await tx
    .selectFrom("employeeLineChanges as said")
    .leftJoin("linePlans as plan", (join) =>
      join.on("plan.tenantId", "=", tx.tenantId).onRef("plan.id", "=", "said.planId"),
    )
    .where("said.tenantId", "=", tx.tenantId)
    .where("said.employeeId", "=", sql<number>`any(${employeeIds}::bigint[])`)
    .where("said.withdrawnAt", "is", null)
    .select(["said.id", "said.employeeId", "said.managerId"])
    .select(["said.dateFrom as from", "said.dateTo as to"])
    .select(["plan.id as planId", "plan.announcedOn"])
    .select(sql<SaidLine["leads"]>`said.leads`.as("leads"))
    .orderBy("said.id")
    .execute();
  return rows.map(({ planId, announcedOn, ...one }) => ({
    ...one,
    plan: planId === null || announcedOn === null ? null : { id: planId, announcedOn },
  }));
}

interface Recording {
  at: Date;
  byId: number;
}

export const insertSaid = (
  tx: Tx,
  said: readonly (Omit<SaidLine, "id"> & Of)[],
  { at, byId, reason }: Recording & { reason: StoredReason },
) =>
  tx
    .insertInto("employeeLineChanges")
    .values(
      said.map(({ from, to, plan, ...one }) => ({
        tenantId: tx.tenantId,
        ...one,
        planId: plan?.id ?? null,
        dateFrom: from,
        dateTo: to,
        reason: JSON.stringify(reason),
        recordedAt: at.toISOString(),
        recordedById: byId,
      })),
    )
    .execute();

/** Withdraws a recorded change; returns its employee, undefined if missing. */
export const saveWithdrawal = (tx: Tx, id: number, { at, byId }: Recording) =>
  tx
    .updateTable("employeeLineChanges")
    .set({ withdrawnAt: at.toISOString(), withdrawnById: byId })
    .where("tenantId", "=", tx.tenantId)
    .where("id", "=", id)
    .where("withdrawnAt", "is", null)
    .returning(["employeeId", "dateFrom as from", "planId"])
    .executeTakeFirst();

/** The stored stretches of these employees, with their change and when they are known. */
export const findStretches = (tx: Tx, employeeIds: readonly number[]) =>
  tx
    .selectFrom("employeeLines as line")
    .where("line.tenantId", "=", tx.tenantId)
    .where("line.employeeId", "=", sql<number>`any(${employeeIds}::bigint[])`)
    .where("line.retractedAt", "is", null)
    .select(["line.id", "line.changeId", "line.dateFrom as from", "line.dateTo as to"])
    .select(["line.knownFrom", "line.knownUntil"])
    .execute();

/** A manager's individual lines left from a day on, numbered per employee: known today, and announced with their plan. */
export const findLinesUnder = (
  tx: Tx,
  managerId: number,
  { day, today }: { day: string; today: string },
) =>
  tx
    .selectFrom("employeeLines as line")
    .innerJoin("employeeLineChanges as said", (join) =>
      join.on("said.tenantId", "=", tx.tenantId).onRef("said.id", "=", "line.changeId"),
    )
    .leftJoin("linePlans as plan", (join) =>
      join
        .on("plan.tenantId", "=", tx.tenantId)
        .onRef("plan.id", "=", "said.planId")
        .on("plan.announcedOn", ">", today),
    )
    .where(
      sql<boolean>`(${today}::date between line.known_from and line.known_until or line.known_from = plan.announced_on)`,
    )
    .innerJoin("employees as e", (join) =>
      join.on("e.tenantId", "=", tx.tenantId).onRef("e.id", "=", "line.employeeId"),
    )
    .where("line.tenantId", "=", tx.tenantId)
    .where("line.managerId", "=", managerId)
    .where(isNotOverOn("line", day))
    .where(
      sql<boolean>`coalesce(e.termination_date, 'infinity') >= greatest(line.date_from, ${day}::date)`,
    )
    .select(["line.employeeId", "line.dateTo as to", "plan.id as planId", "plan.announcedOn"])
    .select(sql<string>`greatest(line.date_from, ${day}::date)`.as("from"))
    .select(
      sql<number>`row_number() over (partition by line.employee_id order by line.date_from)::int`.as(
        "place",
      ),
    )
    .orderBy("line.dateFrom")
    .execute();

export const retractStretches = (tx: Tx, ids: readonly number[], at: Date) =>
  tx
    .updateTable("employeeLines")
    .set({ retractedAt: at.toISOString() })
    .where("tenantId", "=", tx.tenantId)
    .where("id", "=", sql<number>`any(${ids}::bigint[])`)
    .execute();

export const insertStretches = (tx: Tx, stretches: readonly (KnownStretch & Of)[], at: Date) =>
  tx
    .insertInto("employeeLines")
    .values(
      stretches.map(({ employeeId, managerId, from, to, changeId, knownFrom, knownUntil }) => ({
        tenantId: tx.tenantId,
        employeeId,
        managerId,
        knownFrom,
        knownUntil,
        dateFrom: from,
        dateTo: to,
        changeId,
        recordedAt: at.toISOString(),
      })),
    )
    .execute();
