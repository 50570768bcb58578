import { sql } from "kysely";
import type { Tx } from "#server/db/database.ts";
import { isNotOverOn } from "#server/organisation/dated.ts";
import { fullName } from "#server/organisation/names.ts";

/** The date of a moment in the time zone of the tenant, which is joined as `t`. */
const dayOf = (moment: string) => sql`(${sql.ref(moment)} at time zone t.time_zone)::date`;

const firstDay = sql`coalesce(e.start_date, ${dayOf("e.created_at")})`;

/**
 * The last day of an inactive employee: the one recorded, or else the day on which they were deactivated. The story is
 * read only for employees who may have been deactivated since the first of the months.
 */
const lastDay = (tx: Tx, since: string) => sql`coalesce(
  e.termination_date,
  case when ${dayOf("e.updated_at")} >= ${since}::date then
    (select max(s.day) from story as s where s.tenant_id = ${tx.tenantId}
      and s.subject_kind = 'employee' and s.subject_id = e.id and s.kind = 'deactivated')
  end,
  ${dayOf("e.updated_at")})`;

/**
 * The number of employees who joined and left between the same month starts (see `Stay`). The active, who are most, are
 * counted by a condition that needs no look at their stories.
 */
export const countStays = (tx: Tx, monthStarts: readonly string[]) => {
  const [first = ""] = monthStarts;
  const employees = tx
    .selectFrom("employees as e")
    .innerJoin("tenants as t", "t.id", "e.tenantId")
    .where("e.tenantId", "=", tx.tenantId);
  const active = employees
    .where(sql<boolean>`e.is_active`)
    .select(({ fn }) => [
      sql<number>`case when e.start_date < ${first}::date then 0
        else width_bucket(${firstDay}, ${monthStarts}::date[]) end`.as("cameAfter"),
      sql<number | null>`null::int`.as("goneAfter"),
      fn.countAll<number>().as("people"),
    ])
    .groupBy(sql`1`);
  const inactive = employees
    .where(sql<boolean>`not e.is_active`)
    .select(({ fn }) => [
      sql<number>`width_bucket(${firstDay}, ${monthStarts}::date[])`.as("cameAfter"),
      sql<number | null>`width_bucket(${lastDay(tx, first)} + 1, ${monthStarts}::date[])`.as(
        "goneAfter",
      ),
      fn.countAll<number>().as("people"),
    ])
    .groupBy([sql`1`, sql`2`]);
  return active.unionAll(inactive).execute();
};

/** Active employees whose profile has not been approved yet. */
const incompleteProfiles = (tx: Tx) =>
  tx
    .selectFrom("employees as e")
    .where("e.tenantId", "=", tx.tenantId)
    .where("e.employeeStatus", "=", sql.lit("pending"))
    .where(sql<boolean>`e.is_active`);

/** The same, longest waiting first, with their total. */
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

/** The ids of the positions that nobody holds or will hold; two lists of ids are subtracted, so that the work grows with them alone. */
const vacantIds = (tx: Tx, today: string) =>
  tx
    .selectFrom("positions as p")
    .where("p.tenantId", "=", tx.tenantId)
    .select("p.id")
    .except(
      tx
        .selectFrom("positionAssignments as a")
        .where("a.tenantId", "=", tx.tenantId)
        .where(isNotOverOn("a", today))
        .select("a.positionId as id"),
    );

/** Vacant positions, by title, with their total. */
export const findVacantPositions = (tx: Tx, today: string, limit: number) =>
  tx
    .selectFrom(vacantIds(tx, today).as("vacant"))
    .innerJoin("positions as p", (join) =>
      join.on("p.tenantId", "=", tx.tenantId).onRef("p.id", "=", "vacant.id"),
    )
    .innerJoin("departments as d", (join) =>
      join.on("d.tenantId", "=", tx.tenantId).onRef("d.id", "=", "p.departmentId"),
    )
    .select([
      "p.id",
      "p.positionTitle",
      "d.departmentName",
      sql<number>`count(*) over ()`.as("total"),
    ])
    .orderBy("p.positionTitle")
    .orderBy("p.id")
    .limit(limit)
    .execute();
