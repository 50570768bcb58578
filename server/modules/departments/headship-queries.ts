import { sql } from "kysely";
import { plusDays } from "#server/company-day.ts";
import type { Tx } from "#server/db/database.ts";
import { isFinal } from "#server/organisation/announced.ts";
import { isNotOverOn } from "#server/organisation/dated.ts";
import { nameOf } from "#server/organisation/names.ts";
import { headRowOf, nextHeadRowOf } from "#server/organisation/reporting-line.ts";

interface Recording {
  at: Date;
  byId: number | null;
}

/** Ends a department's headship on the day before, and retracts those recorded to begin on that day or later. */
export const endHeadships = (tx: Tx, departmentId: number, day: string, recording: Recording) =>
  endFrom(tx, day, recording).where("departmentId", "=", departmentId).execute();

const endFrom = (tx: Tx, day: string, { at }: Recording) =>
  tx
    .updateTable("departmentHeadships")
    .set({
      dateTo: sql<string>`case when date_from < ${day}::date then ${day}::date - 1 else date_to end`,
      retractedAt: sql<string>`case when date_from >= ${day}::date then ${at.toISOString()}::timestamptz end`,
    })
    .where("tenantId", "=", tx.tenantId)
    .where("retractedAt", "is", null)
    .where(({ eb, or }) => or([eb("dateTo", "is", null), eb("dateTo", ">=", day)]));

interface Headship {
  departmentId: number;
  employeeId: number;
  dateFrom: string;
  dateTo?: string | null;
  /** From when to when it is known, if it is or was to be announced, and by which plan. */
  knownFrom?: string;
  knownUntil?: string;
  planId?: number | null;
}

/** Records that employees head departments from a day on, or until a last one. */
export const insertHeadships = (tx: Tx, headships: readonly Headship[], { at, byId }: Recording) =>
  tx
    .insertInto("departmentHeadships")
    .values(
      headships.map((headship) => ({
        tenantId: tx.tenantId,
        ...headship,
        recordedAt: at.toISOString(),
        recordedById: byId,
      })),
    )
    .execute();

/** The headships of a department that are not over on a day as they will be known on the day of an announcement, with who heads by them. */
const findAhead = (
  tx: Tx,
  departmentId: number,
  { day, knownOn }: { day: string; knownOn: string },
) =>
  tx
    .selectFrom("departmentHeadships")
    .where("tenantId", "=", tx.tenantId)
    .where("departmentId", "=", departmentId)
    .where("retractedAt", "is", null)
    .where(({ eb, or }) => or([eb("dateTo", "is", null), eb("dateTo", ">=", day)]))
    .where("knownFrom", "<", knownOn)
    .where("knownUntil", ">=", knownOn)
    .select(["id", "employeeId", "departmentId", "dateFrom", "knownUntil", "planId"])
    .execute();

/**
 * The same as `endHeadships` for those who know of a plan, from its announcement on; for the others all stays as it was.
 */
export async function endHeadshipsByPlan(
  tx: Tx,
  departmentId: number,
  { day, knownOn, planId }: { day: string; knownOn: string; planId: number },
  recording: Recording,
): Promise<void> {
  const ahead = await findAhead(tx, departmentId, { day, knownOn });
  await endFrom(tx, day, recording)
    .where("departmentId", "=", departmentId)
    .where("knownFrom", ">=", knownOn)
    .execute();
  await tx
    .updateTable("departmentHeadships")
    .set({ knownUntil: plusDays(knownOn, -1) })
    .where("tenantId", "=", tx.tenantId)
    .where("id", "=", sql<number>`any(${ahead.map(({ id }) => id)}::bigint[])`)
    .execute();
  const cut = ahead
    .filter(({ dateFrom }) => dateFrom < day)
    .map(({ id: _, planId: _by, ...one }) => ({
      ...one,
      dateTo: plusDays(day, -1),
      knownFrom: knownOn,
      planId,
    }));
  if (cut.length > 0) await insertHeadships(tx, cut, recording);
}

/** Calls off what was planned for these departments, is not announced yet and has been replaced; the ids of those plans. */
export async function callOffHeadships(
  tx: Tx,
  departmentIds: readonly number[],
  { at, today }: { at: Date; today: string },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update line_plans as plan set called_off_at = ${at.toISOString()}::timestamptz
    where plan.tenant_id = ${tx.tenantId} and plan.department_id = any(${departmentIds}::bigint[])
      and plan.called_off_at is null and plan.announced_on > ${today}::date and not exists (
        select from department_headships as headship
        where headship.tenant_id = ${tx.tenantId} and headship.plan_id = plan.id and headship.retracted_at is null
          and ${isFinal("headship")}
          and (headship.date_from = plan.takes_effect_on or headship.date_to = plan.takes_effect_on - 1))
    returning plan.id`.execute(tx);
  return rows.map(({ id }) => id);
}

/**
 * What is left from a day on of the headships of an employee, those that begin later included, by department: as known today, and what
 * is known otherwise once a plan is announced.
 */
export const findHeadshipsOf = (
  tx: Tx,
  employeeId: number,
  { from, today }: { from: string; today: string },
) =>
  tx
    .selectFrom("departmentHeadships as headship")
    .where("headship.tenantId", "=", tx.tenantId)
    .where("headship.employeeId", "=", employeeId)
    .where(isNotOverOn("headship", from))
    .where("headship.knownUntil", ">=", today)
    .select(["headship.departmentId", "headship.dateTo", "headship.planId"])
    .select(["headship.knownFrom", "headship.knownUntil"])
    .select(sql<string>`greatest(headship.date_from, ${from}::date)`.as("dateFrom"))
    .select(sql<boolean>`headship.known_from <= ${today}::date`.as("isAnnounced"))
    .orderBy("headship.departmentId")
    .execute();

/** Ends all headships of an employee on the day before, and retracts those recorded to begin on that day or later. */
export const endHeadshipsOf = (tx: Tx, employeeId: number, day: string, recording: Recording) =>
  endFrom(tx, day, recording).where("employeeId", "=", employeeId).execute();

/** Who heads a department on a day. */
export const findHeadOn = (tx: Tx, departmentId: number, day: string) =>
  tx
    .selectFrom(headRowOf(tx, sql`${departmentId}::bigint`, day).as("head"))
    .innerJoin("employees as e", (join) =>
      join.on("e.tenantId", "=", tx.tenantId).onRef("e.id", "=", "head.employeeId"),
    )
    .select(["e.id", nameOf("e").as("name")])
    .executeTakeFirst();

/** The next change of a department's head after a day. */
export const findNextHead = (tx: Tx, departmentId: number, day: string) =>
  tx
    .selectFrom(nextHeadRowOf(tx, sql`${departmentId}::bigint`, day).as("next"))
    .select("next.from")
    .executeTakeFirst();
