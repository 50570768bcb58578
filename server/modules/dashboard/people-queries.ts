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
const lastDay = (tx: Tx, since: string | undefined) => sql`coalesce(
  e.termination_date,
  case when ${dayOf("e.updated_at")} >= ${since}::date then
    (select max(s.day) from story as s where s.tenant_id = ${tx.tenantId}
      and s.subject_kind = 'employee' and s.subject_id = e.id and s.kind = 'deactivated')
  end,
  ${dayOf("e.updated_at")})`;

/** The number of employees who joined and left between the same month starts (see `Stay`). */
export const countStays = (tx: Tx, monthStarts: readonly string[]) =>
  tx
    .selectFrom("employees as e")
    .innerJoin("tenants as t", "t.id", "e.tenantId")
    .where("e.tenantId", "=", tx.tenantId)
    .select(({ fn }) => [
      sql<number>`width_bucket(${firstDay}, ${monthStarts}::date[])`.as("cameAfter"),
      sql<number | null>`case when not e.is_active then
        width_bucket(${lastDay(tx, monthStarts[0])} + 1, ${monthStarts}::date[]) end`.as(
        "goneAfter",
      ),
      fn.countAll<number>().as("people"),
    ])
    .groupBy([sql`1`, sql`2`])
    .execute();

/** Active employees whose profile has not been approved yet, longest waiting first, with their total. */
export const findIncompleteProfiles = (tx: Tx, limit: number) =>
  tx
    .selectFrom("employees as e")
    .where("e.tenantId", "=", tx.tenantId)
    .where("e.employeeStatus", "=", "pending")
    .where("e.isActive", "=", true)
    .select([
      "e.id",
      fullName("e").as("name"),
      "e.createdAt as since",
      sql<number>`count(*) over ()`.as("total"),
    ])
    .orderBy("e.createdAt")
    .orderBy("e.id")
    .limit(limit)
    .execute();

/** Vacant positions, by title, with their total. */
export const findVacantPositions = (tx: Tx, today: string, limit: number) =>
  tx
    .selectFrom("positions as p")
    .innerJoin("departments as d", (join) =>
      join.onRef("d.tenantId", "=", "p.tenantId").onRef("d.id", "=", "p.departmentId"),
    )
    .where("p.tenantId", "=", tx.tenantId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("positionAssignments as a")
            .where("a.tenantId", "=", tx.tenantId)
            .whereRef("a.positionId", "=", "p.id")
            .where(isNotOverOn("a", today))
            .select("a.id"),
        ),
      ),
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
