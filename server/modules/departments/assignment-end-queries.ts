import { type RawBuilder, sql } from "kysely";
import type { Context } from "#server/context.ts";
import type { Tx } from "#server/db/database.ts";
import { computedOnce } from "#server/db/query-hints.ts";
import { lockPositionsOf, saveVacancies } from "./vacancy-queries.ts";

/** Ends each assignment on the day before, and retracts later ones; only those in the given positions, if any. */
export async function endAssignments(
  tx: Tx,
  ending: readonly { employeeId: number; from: string; positionId?: number }[],
  { now: at, today }: Pick<Context, "now" | "today">,
): Promise<void> {
  const ids = ending.map(({ employeeId }) => employeeId);
  const days = ending.map(({ from }) => from);
  const positionIds = ending.map(({ positionId }) => positionId ?? null);
  await lockPositionsOf(tx, ids);
  const now = sql`${at.toISOString()}::timestamptz`;
  const { rows } = await sql<{ positionId: number }>`
    with ${computedOnce(
      "was",
      sql`
      select a.*, ending.day, least(a.date_to, ending.day - 1) as last_day,
        ${isCutByPlan(today)} as is_secret, least(a.known_to, ending.day - 1) as last_known
      from unnest(${ids}::bigint[], ${days}::date[], ${positionIds}::bigint[]) as ending (employee_id, day, position_id)
      join position_assignments as a on a.tenant_id = ${tx.tenantId} and a.employee_id = ending.employee_id
      where a.retracted_at is null and (ending.position_id is null or a.position_id = ending.position_id)
        and (a.date_to is null or a.date_to >= ending.day
          or ${isCutByPlan(today)} and (a.known_to is null or a.known_to >= ending.day))`,
    )},
    known as (${keptVersions(now, sql`was.date_from < was.day`)})
    update position_assignments as a
    set date_to = case when a.date_from < was.day then was.last_day else a.date_to end,
      ${knownUntilThen(sql`a.date_from < was.day and was.is_secret`)},
      recorded_at = case when a.date_from < was.day then ${now} else a.recorded_at end,
      retracted_at = case when a.date_from >= was.day then ${now} end
    from was
    where a.tenant_id = ${tx.tenantId} and a.id = was.id
    returning a.position_id`.execute(tx);
  await saveVacancies(tx, idsIn(rows));
}

/** Whether an unannounced plan ends an assignment (a); others know another last day. */
const isCutByPlan = (today: string) =>
  sql<boolean>`(a.announced_on > ${today}::date and a.known_to is distinct from '-infinity')`;

/** The columns of an assignment (`was`) whose last day (`last_day`) and known one (`last_known`) change; if equal, it is public. */
const knownUntilThen = (isSecret: RawBuilder<unknown>) => {
  const isOpen = sql`${isSecret} and was.last_known is not distinct from was.last_day`;
  return sql`known_to = case when ${isOpen} then null when ${isSecret} then was.last_known else a.known_to end,
      announced_on = case when ${isOpen} then '-infinity' else a.announced_on end,
      plan_id = case when ${isOpen} then null else a.plan_id end`;
};

/** Ends the assignment on the day before a plan's, visible only with the plan, and retracts later ones. */
export async function endAssignmentByPlan(
  tx: Tx,
  { employeeId, from }: { employeeId: number; from: string },
  { planId, announcedOn, at }: { planId: number; announcedOn: string; at: Date },
): Promise<void> {
  const now = sql`${at.toISOString()}::timestamptz`;
  const { rows } = await sql<{ positionId: number }>`
    with ${computedOnce(
      "was",
      sql`
      select a.* from position_assignments as a
      where a.tenant_id = ${tx.tenantId} and a.employee_id = ${employeeId} and a.retracted_at is null
        and (a.date_to is null or a.date_to >= ${from}::date)`,
    )},
    known as (${keptVersions(now, sql`true`)})
    update position_assignments as a
    set date_to = ${from}::date - 1, known_to = was.date_to, announced_on = ${announcedOn}::date, plan_id = ${planId}, recorded_at = ${now}
    from was
    where a.tenant_id = ${tx.tenantId} and a.id = was.id
    returning a.position_id`.execute(tx);
  await saveVacancies(tx, idsIn(rows));
}

/** Calls off unannounced moves that are no longer recorded; returns the ids of their plans. */
export async function callOffMoves(
  tx: Tx,
  employeeIds: readonly number[],
  { now, today }: Pick<Context, "now" | "today">,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update line_plans as plan set called_off_at = ${now.toISOString()}::timestamptz
    where plan.tenant_id = ${tx.tenantId} and plan.employee_id = any(${employeeIds}::bigint[]) and plan.position_id is not null
      and plan.called_off_at is null and plan.announced_on > ${today}::date and not exists (
        select from position_assignments as planned
        where planned.tenant_id = ${tx.tenantId} and planned.plan_id = plan.id and planned.retracted_at is null
          and planned.position_id = plan.position_id)
    returning plan.id`.execute(tx);
  return rows.map(({ id }) => id);
}

const versionColumns = [
  "tenant_id",
  "position_id",
  "employee_id",
  "department_id",
  "date_joined",
  "date_from",
  "date_to",
  "recorded_at",
  "recorded_by_id",
  "announced_on",
  "known_to",
  "plan_id",
];

/** Stores retracted versions of assignments (`was`) as known before another last day. */
const keptVersions = (now: RawBuilder<unknown>, which: RawBuilder<unknown>) => sql`
  insert into position_assignments (${sql.join([...versionColumns, "retracted_at"].map((column) => sql.ref(column)))})
  select ${sql.join(versionColumns.map((column) => sql.ref(`was.${column}`)))}, ${now} from was where ${which} returning id`;

const idsIn = (rows: readonly { positionId: number }[]): number[] => [
  ...new Set(rows.map(({ positionId }) => positionId)),
];

export interface LastDays {
  lastDay: string | null;
  lastDayBefore: string | null;
}

/** Sets or removes the last day of the current or just ended assignment, or of the one in a position. False, without a change, if the position is taken then. */
export async function saveLastDay(
  tx: Tx,
  employeeId: number,
  {
    lastDay,
    lastDayBefore,
    positionId,
    today,
    now: at,
  }: LastDays & { positionId?: number } & Pick<Context, "today" | "now">,
): Promise<boolean> {
  await lockPositionsOf(tx, [employeeId]);
  const now = sql`${at.toISOString()}::timestamptz`;
  const changes = sql`(was.date_to is distinct from was.last_day or was.is_secret and was.known_to is distinct from was.last_known)`;
  const isLast = sql`(a.date_to is null or a.date_to >= ${today}::date or a.date_to = ${lastDayBefore}::date)
    and not exists (
      select from position_assignments as other
      where other.tenant_id = ${tx.tenantId} and other.id <> a.id and other.retracted_at is null
        and (other.position_id = a.position_id or other.employee_id = a.employee_id) and other.date_from > a.date_from
        and (${lastDay}::date is null or other.date_from <= ${lastDay}::date))`;
  const { rows } = await sql<{ positionId: number; isLast: boolean }>`
    with ${computedOnce(
      "said",
      sql`
      select a.*, ${isLast} as is_last, ${isCutByPlan(today)} as is_secret,
        case when ${lastDay}::date is not null then greatest(a.date_from, ${lastDay}::date) end as last_known
      from position_assignments as a
      where a.tenant_id = ${tx.tenantId} and a.employee_id = ${employeeId} and a.retracted_at is null
        and (${positionId ?? null}::bigint is null or a.position_id = ${positionId ?? null})`,
    )},
    ${computedOnce(
      "was",
      sql`
      select said.*, case when is_last then last_known else date_to end as last_day from said where is_last or is_secret`,
    )},
    known as (${keptVersions(now, changes)})
    update position_assignments as a
    set date_to = was.last_day, ${knownUntilThen(sql`was.is_secret`)},
      recorded_at = case when ${changes} then ${now} else a.recorded_at end
    from was
    where a.tenant_id = ${tx.tenantId} and a.id = was.id
    returning a.position_id, was.is_last`.execute(tx);
  await saveVacancies(tx, idsIn(rows));
  return rows.filter(({ isLast }) => isLast).length === 1;
}

/** Shows a position's last day with a plan only; others know another one. */
export const hideLastDay = (
  tx: Tx,
  { employeeId, positionId, lastDay }: { employeeId: number; positionId: number; lastDay: string },
  { planId, announcedOn, known }: { planId: number; announcedOn: string; known: string | null },
) =>
  tx
    .updateTable("positionAssignments")
    .set({ planId, announcedOn, knownTo: known })
    .where("tenantId", "=", tx.tenantId)
    .where("employeeId", "=", employeeId)
    .where("positionId", "=", positionId)
    .where("dateTo", "=", lastDay)
    .where("retractedAt", "is", null)
    .execute();
