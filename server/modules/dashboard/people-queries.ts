import { type RawBuilder, sql } from "kysely";
import { plusDays } from "#server/company-day.ts";
import type { Tx } from "#server/db/database.ts";
import { fullName } from "#server/organisation/names.ts";
import { isVacant } from "#server/organisation/places.ts";
import { lastDayOfProbation, probationEndsBy } from "#server/organisation/probation.ts";

/** The date of a moment in the tenant's time zone (joined as `t`). */
const dayOf = (moment: string) => sql`(${sql.ref(moment)} at time zone t.time_zone)::date`;

const firstDay = sql`coalesce(e.start_date, ${dayOf("e.created_at")})`;

const deactivations = (tx: Tx) =>
  tx
    .selectFrom("story as s")
    .where("s.tenantId", "=", tx.tenantId)
    .where(sql<boolean>`s.subject_kind = 'employee' and s.kind = 'deactivated'`)
    .groupBy("s.subjectId")
    .select(({ fn }) => ["s.subjectId", fn.max("s.day").as("day")]);

/** An inactive employee's recorded last day, or else their deactivation day if it may be within the months. */
const lastDay = (since: string) => sql`coalesce(
  e.termination_date,
  case when ${dayOf("e.updated_at")} >= ${since}::date then deactivated.day end,
  ${dayOf("e.updated_at")})`;

/** Employees by the month starts of their stay (see `Stay`). Active ones from before the first month are only counted. */
export const countStays = (tx: Tx, monthStarts: readonly string[]) => {
  const [first = ""] = monthStarts;
  const employees = tx
    .selectFrom("employees as e")
    .innerJoin("tenants as t", "t.id", "e.tenantId")
    .where("e.tenantId", "=", tx.tenantId);
  const cameAfter = sql<number>`width_bucket(${firstDay}, ${monthStarts}::date[])`.as("cameAfter");
  const isActive = sql<number | null>`null::int`.as("goneAfter");
  const before = tx
    .selectFrom("employees as e")
    .where("e.tenantId", "=", tx.tenantId)
    .where(sql<boolean>`e.is_active`)
    .where("e.startDate", "<", first)
    .select(({ fn }) => [
      sql<number>`0`.as("cameAfter"),
      isActive,
      fn.countAll<number>().as("people"),
    ]);
  const since = (hasJoined: RawBuilder<boolean>) =>
    employees
      .where(sql<boolean>`e.is_active`)
      .where(hasJoined)
      .select(({ fn }) => [cameAfter, isActive, fn.countAll<number>().as("people")])
      .groupBy(sql`1`);
  const inactive = employees
    .leftJoin(deactivations(tx).as("deactivated"), "deactivated.subjectId", "e.id")
    .where(sql<boolean>`not e.is_active`)
    .select(({ fn }) => [
      cameAfter,
      sql<number | null>`width_bucket(${lastDay(first)} + 1, ${monthStarts}::date[])`.as(
        "goneAfter",
      ),
      fn.countAll<number>().as("people"),
    ])
    .groupBy([sql`1`, sql`2`]);
  const rehired = tx
    .selectFrom("pastEmployments as past")
    .where("past.tenantId", "=", tx.tenantId)
    .where("past.dateTo", ">=", plusDays(first, -1))
    .select(({ fn }) => [
      sql<number>`width_bucket(coalesce(past.date_from, '-infinity'::date), ${monthStarts}::date[])`.as(
        "cameAfter",
      ),
      sql<number | null>`width_bucket(past.date_to + 1, ${monthStarts}::date[])`.as("goneAfter"),
      fn.countAll<number>().as("people"),
    ])
    .groupBy([sql`1`, sql`2`]);
  return before
    .unionAll(since(sql`e.start_date >= ${first}::date`))
    .unionAll(since(sql`e.start_date is null`))
    .unionAll(inactive)
    .unionAll(rehired)
    .execute();
};

export const countStarting = (tx: Tx, today: string) =>
  tx
    .selectFrom("employees as e")
    .where("e.tenantId", "=", tx.tenantId)
    .where(sql<boolean>`e.is_active`)
    .where("e.startDate", ">", today)
    .select(({ fn }) => [fn.countAll<number>().as("total"), fn.min("e.startDate").as("next")])
    .executeTakeFirstOrThrow();

const incompleteProfiles = (tx: Tx) =>
  tx
    .selectFrom("employees as e")
    .where("e.tenantId", "=", tx.tenantId)
    .where("e.employeeStatus", "=", sql.lit("pending"))
    .where(sql<boolean>`e.is_active`);

export const findIncompleteProfiles = (tx: Tx, limit: number) =>
  incompleteProfiles(tx)
    .select([
      "e.id",
      fullName("e").as("name"),
      "e.createdAt as since",
      incompleteProfiles(tx)
        .select(({ fn }) => fn.countAll<number>().as("total"))
        .$asScalar()
        .$notNull()
        .as("total"),
    ])
    .orderBy("e.createdAt")
    .orderBy("e.id")
    .limit(limit)
    .execute();

export const findVacantPositions = (tx: Tx, today: string, limit: number) => {
  const first = tx
    .selectFrom("positions as p")
    .where("p.tenantId", "=", tx.tenantId)
    .where(isVacant(tx, today))
    .select(["p.id", sql<number>`count(*) over ()`.as("total")])
    .orderBy("p.sortTitle")
    .orderBy("p.id")
    .limit(limit);
  return tx
    .selectFrom(first.as("first"))
    .innerJoin("positions as p", (join) =>
      join.on("p.tenantId", "=", tx.tenantId).onRef("p.id", "=", "first.id"),
    )
    .innerJoin("departments as d", (join) =>
      join.on("d.tenantId", "=", tx.tenantId).onRef("d.id", "=", "p.departmentId"),
    )
    .select(["p.id", "p.positionTitle", "d.departmentName", "first.total"])
    .orderBy("p.sortTitle")
    .orderBy("p.id")
    .execute();
};

/** Active employees whose probation ends by a day or has ended, first to end first. */
export const findEndingProbations = (tx: Tx, until: string, limit: number) =>
  tx
    .selectFrom("employees as e")
    .where("e.tenantId", "=", tx.tenantId)
    .where(probationEndsBy(tx, until))
    .select([
      "e.id as employeeId",
      fullName("e").as("employeeName"),
      sql<string>`${lastDayOfProbation(tx)}`.as("lastDay"),
      sql<number>`count(*) over ()::int`.as("total"),
    ])
    .orderBy("e.startDate")
    .orderBy("e.id")
    .limit(limit)
    .execute();
