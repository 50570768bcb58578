import { type RawBuilder, sql } from "kysely";
import type { Tx } from "#server/db/database.ts";
import { computedOnce } from "#server/db/query-hints.ts";
import { isFinal } from "#server/organisation/announced.ts";
import { isNotOverOn } from "#server/organisation/dated.ts";
import { nameOf } from "#server/organisation/names.ts";
import { headRowOf } from "#server/organisation/reporting-line.ts";

interface Recording {
  at: Date;
  byId: number | null;
}

/** Ends these headships on the day before, and retracts those from that day on. */
export const endHeadships = (
  tx: Tx,
  ids: readonly number[],
  { day, ...recording }: Recording & { day: string },
) => endFrom(tx, day, sql`was.id = any(${ids}::bigint[])`, recording);

/** Retracts these headships, which are recorded again differently. */
export const retractHeadships = (tx: Tx, ids: readonly number[], recording: Recording) =>
  endFrom(tx, firstDay, sql`was.id = any(${ids}::bigint[])`, recording);

const firstDay = "-infinity";

/** Stores the former last day in a retracted version, as known between its recording and now. */
async function endFrom(
  tx: Tx,
  day: string,
  which: RawBuilder<unknown>,
  { at, byId }: Recording,
): Promise<void> {
  const now = sql`${at.toISOString()}::timestamptz`;
  await sql`
    with ${computedOnce(
      "ending",
      sql`
      select was.* from department_headships as was
      where was.tenant_id = ${tx.tenantId} and was.retracted_at is null
        and (was.date_to is null or was.date_to >= ${day}::date) and ${which}
      for update`,
    )},
    retracted as (
      update department_headships as headship set retracted_at = ${now} from ending
      where headship.tenant_id = ${tx.tenantId} and headship.id = ending.id and ending.date_from >= ${day}::date),
    cut as (
      update department_headships as headship
      set date_to = ${day}::date - 1, recorded_at = ${now}, recorded_by_id = ${byId}
      from ending
      where headship.tenant_id = ${tx.tenantId} and headship.id = ending.id and ending.date_from < ${day}::date)
    ${keptVersions(now, sql`ending.date_from < ${day}::date`)}`.execute(tx);
}

/** Stores retracted versions of headships as known until now. */
const keptVersions = (now: RawBuilder<unknown>, which: RawBuilder<unknown>) => sql`
  insert into department_headships (${sql.join([...versionColumns, "retracted_at"].map((column) => sql.ref(column)))})
  select ${sql.join(versionColumns.map((column) => sql.ref(`ending.${column}`)))}, ${now} from ending where ${which} returning id`;

const versionColumns = [
  "tenant_id",
  "department_id",
  "employee_id",
  "date_from",
  "date_to",
  "reason",
  "recorded_at",
  "recorded_by_id",
  "known_from",
  "known_until",
  "plan_id",
];

interface Headship {
  departmentId: number;
  employeeId: number;
  dateFrom: string;
  dateTo?: string | null;
  /** When it is known, and its plan, if it has an announcement. */
  knownFrom?: string;
  knownUntil?: string;
  planId?: number | null;
}

/** Records headships from a day on, limited or open. */
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

/** Current and future headships of a department on a day with their heads, secret ones included. */
export const findNotOver = (tx: Tx, departmentId: number, day: string) =>
  tx
    .selectFrom("departmentHeadships as headship")
    .where("headship.tenantId", "=", tx.tenantId)
    .where("headship.departmentId", "=", departmentId)
    .where(isNotOverOn("headship", day))
    .select(["headship.id", "headship.employeeId", "headship.dateFrom", "headship.dateTo"])
    .select(["headship.knownFrom", "headship.knownUntil", "headship.planId"])
    .execute();

/** Limits when these headships are known; readers of plans knew them as open. */
export async function limitKnown(
  tx: Tx,
  ids: readonly number[],
  { until, at, byId }: Recording & { until: string },
): Promise<void> {
  const now = sql`${at.toISOString()}::timestamptz`;
  await sql`
    with ${computedOnce(
      "ending",
      sql`
      select was.* from department_headships as was
      where was.tenant_id = ${tx.tenantId} and was.id = any(${ids}::bigint[])
      for update`,
    )},
    limited as (
      update department_headships as headship
      set known_until = ${until}::date, recorded_at = ${now}, recorded_by_id = ${byId}
      from ending where headship.tenant_id = ${tx.tenantId} and headship.id = ending.id)
    ${keptVersions(now, sql`true`)}`.execute(tx);
}

/** Calls off unannounced, replaced plans of these departments; returns their ids. */
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

/** An employee's headships left from a day on, future ones included, by department: as known today, and as announced later. */
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

/** Ends an employee's headships on the day before, and retracts those from that day on. */
export const endHeadshipsOf = (tx: Tx, employeeId: number, day: string, recording: Recording) =>
  endFrom(tx, day, sql`was.employee_id = ${employeeId}`, recording);

export const findHeadOn = (tx: Tx, departmentId: number, day: string) =>
  tx
    .selectFrom(headRowOf(tx, sql`${departmentId}::bigint`, day).as("head"))
    .innerJoin("employees as e", (join) =>
      join.on("e.tenantId", "=", tx.tenantId).onRef("e.id", "=", "head.employeeId"),
    )
    .select(["e.id", nameOf("e").as("name")])
    .executeTakeFirst();
