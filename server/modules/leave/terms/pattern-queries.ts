import { type RawBuilder, sql } from "kysely";
import type { Tx } from "#server/db/database.ts";
import { inOrderOfName } from "#server/db/list.ts";
import { fullName } from "#server/organisation/names.ts";
import { isKnownAssignment, lastDayAssigned } from "./known-assignments.ts";
import type { PatternRow } from "./person-pattern.ts";

const maxAssignments = 100;

interface Recording {
  recordedAt: string;
  recordedById: number;
}

/** An employee's patterns, as an SQL value. */
export const patternsOf = (tx: Tx, employeeId: RawBuilder<number>) => sql<PatternRow[]>`(
  select coalesce(json_agg(json_build_object('from', p.date_from, 'to', ${lastDayAssigned(tx, patternsHeld)}, 'anchor', p.anchor, 'weeks', (
    select json_agg(w.minutes order by w.week) from work_pattern_weeks as w
    where w.tenant_id = ${tx.tenantId} and w.pattern_id = p.pattern_id))), '[]')
  from employee_patterns as p
  where p.tenant_id = ${tx.tenantId} and p.employee_id = ${employeeId} and ${isKnownAssignment(tx, "p")})`;

const patternsHeld = {
  alias: "p",
  later: sql`employee_patterns as later where later.employee_id = p.employee_id`,
};

export async function findPatterns(tx: Tx, employeeId: number): Promise<PatternRow[]> {
  const { patterns } = await tx
    .selectNoFrom([patternsOf(tx, sql`${employeeId}`).as("patterns")])
    .executeTakeFirstOrThrow();
  return patterns;
}

/** An employee's pattern on a day with its start; undefined for the company's week. */
export const findPatternOn = (tx: Tx, employeeId: number, day: string) =>
  tx
    .selectFrom("employeePatterns as held")
    .innerJoin("workPatterns as p", (join) =>
      join.on("p.tenantId", "=", tx.tenantId).onRef("p.id", "=", "held.patternId"),
    )
    .where("held.tenantId", "=", tx.tenantId)
    .where("held.employeeId", "=", employeeId)
    .where("held.withdrawnAt", "is", null)
    .where("held.dateFrom", "<=", day)
    .where((where) => where.or([where("held.dateTo", "is", null), where("held.dateTo", ">=", day)]))
    .select(["p.patternName as name", "held.dateFrom as since"])
    .executeTakeFirst();

export const listWeeks = (tx: Tx) =>
  tx
    .selectFrom("workPatterns as p")
    .innerJoin("workPatternWeeks as w", (join) =>
      join.on("w.tenantId", "=", tx.tenantId).onRef("w.patternId", "=", "p.id"),
    )
    .where("p.tenantId", "=", tx.tenantId)
    .groupBy(["p.id", "p.patternName"])
    .select([
      "p.id",
      "p.patternName as name",
      sql<number[][]>`json_agg(w.minutes order by w.week)`.as("weeks"),
    ])
    .orderBy(inOrderOfName("p.patternName"))
    .orderBy("p.id")
    .execute();

export interface PatternAssignmentRow {
  id: number;
  patternId: number | null;
  employeeId: number;
  employeeName: string;
  from: string;
  to: string | null;
  recordedAt: string;
  recordedById: number;
  recordedByName: string;
  assigned: number;
}

/** Current and future users of each pattern, at most a hundred, with their number. */
export async function listPatternAssignments(
  tx: Tx,
  today: string,
): Promise<PatternAssignmentRow[]> {
  const { rows } = await sql<PatternAssignmentRow>`
    select a.id, a.pattern_id, a.employee_id, ${fullName("e")} as employee_name, a.date_from as "from", a.date_to as "to",
      a.recorded_at, a.recorded_by_id, ${fullName("by")} as recorded_by_name, a.assigned
    from (
      select one.*, count(*) over same as assigned, row_number() over (same order by one.date_from, one.id) as place
      from employee_patterns as one
      where one.tenant_id = ${tx.tenantId} and one.withdrawn_at is null and (one.date_to is null or one.date_to >= ${today}::date)
      window same as (partition by one.pattern_id)
    ) as a
      join employees as e on e.tenant_id = ${tx.tenantId} and e.id = a.employee_id
      join employees as by on by.tenant_id = ${tx.tenantId} and by.id = a.recorded_by_id
    where a.place <= ${maxAssignments}
    order by a.place`.execute(tx);
  return rows;
}

export const findPattern = (tx: Tx, id: number) =>
  tx
    .selectFrom("workPatterns as p")
    .innerJoin("workPatternWeeks as w", (join) =>
      join.on("w.tenantId", "=", tx.tenantId).onRef("w.patternId", "=", "p.id"),
    )
    .where("p.tenantId", "=", tx.tenantId)
    .where("p.id", "=", id)
    .groupBy(["p.id", "p.patternName"])
    .select([
      "p.patternName as name",
      sql<number[][]>`json_agg(w.minutes order by w.week)`.as("weeks"),
    ])
    .executeTakeFirst();

export async function countPatterns(tx: Tx): Promise<number> {
  const { count } = await tx
    .selectFrom("workPatterns")
    .where("tenantId", "=", tx.tenantId)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/** Throws a unique violation for a repeated name. */
export async function insertPattern(
  tx: Tx,
  { name, weeks }: { name: string; weeks: readonly number[][] },
  recording: Recording,
): Promise<{ id: number }> {
  const added = await tx
    .insertInto("workPatterns")
    .values({ tenantId: tx.tenantId, patternName: name, ...recording })
    .returning("id")
    .executeTakeFirstOrThrow();
  await tx
    .insertInto("workPatternWeeks")
    .values(
      weeks.map((minutes, at) => ({
        tenantId: tx.tenantId,
        patternId: added.id,
        week: at + 1,
        minutes,
      })),
    )
    .execute();
  return added;
}

export const findEmployee = (tx: Tx, id: number) =>
  tx
    .selectFrom("employees")
    .where("tenantId", "=", tx.tenantId)
    .where("id", "=", id)
    .select("id")
    .executeTakeFirst();

/** Assigns a pattern from a day on. It ends the one before and replaces planned ones. */
export async function savePatternAssignment(
  tx: Tx,
  given: { employeeId: number; patternId: number | null; from: string; anchor: string },
  { recordedAt, recordedById }: Recording,
): Promise<{ id: number }> {
  const { from, ...assigned } = given;
  const ofEmployee = () =>
    tx
      .updateTable("employeePatterns")
      .where("tenantId", "=", tx.tenantId)
      .where("employeeId", "=", assigned.employeeId)
      .where("withdrawnAt", "is", null);
  await ofEmployee()
    .where("dateFrom", ">=", from)
    .set({ withdrawnAt: recordedAt, withdrawnById: recordedById })
    .execute();
  await ofEmployee()
    .where("dateFrom", "<", from)
    .where(sql<boolean>`(date_to is null or date_to >= ${from}::date)`)
    .set({ dateTo: sql<string>`${from}::date - 1` })
    .execute();
  return tx
    .insertInto("employeePatterns")
    .values({ tenantId: tx.tenantId, ...assigned, dateFrom: from, recordedAt, recordedById })
    .returning("id")
    .executeTakeFirstOrThrow();
}
