import { sql } from "kysely";
import type { Tx } from "#server/db/database.ts";
import type { Due, DueKind } from "#server/due/due.ts";
import { companyToday } from "#server/due/due-queries.ts";
import { handleDue } from "#server/due/round.ts";
import { dueKinds } from "#server/module-jobs.ts";
import { ownCompanies } from "./company/tenant.ts";
import { database, services } from "./world.ts";

/** Only this test's companies have due records, as simultaneous tests have their own days. */
const dueServices = {
  ...services,
  database: {
    ...database,
    inTenant: ((tenantId, ...work) =>
      ownCompanies.has(tenantId)
        ? database.inTenant(tenantId, ...work)
        : Promise.resolve(undefined as never)) as typeof database.inTenant,
  },
};

/** In these tests' companies only. */
export const handleDueAt = (at: string | Date, ...kinds: DueKind[]): Promise<void> =>
  handleDue(dueServices, kinds, new Date(at));

/** Days in the tables that would be missed. An earlier open day suffices, as looking at it writes the following ones. */
export async function missedDays(
  tx: Tx,
): Promise<(Pick<Due, "about" | "onDay"> & { kind: string })[]> {
  const missed = dueKinds.flatMap(({ kind, days }) =>
    days
      ? [
          sql`
            select ${kind}::text as kind, held.about, held.on_day from (${days(tx, companyToday(tx))}) as held
            where not exists (
              select from due as d
              where d.tenant_id = ${tx.tenantId} and d.kind = ${kind} and d.about = held.about
                and (d.on_day = held.on_day or d.on_day < held.on_day and d.done_at is null))`,
        ]
      : [],
  );
  const { rows } = await sql<Pick<Due, "about" | "onDay"> & { kind: string }>`
    ${sql.join(missed, sql` union all `)} order by 1, 2, 3`.execute(tx);
  return rows;
}

/** Days due by a moment and not looked at. */
export async function lateDays(tx: Tx, now: Date): Promise<number> {
  const late = await tx
    .selectFrom("due")
    .where("tenantId", "=", tx.tenantId)
    .where("doneAt", "is", null)
    .where("dueAt", "<=", now.toISOString())
    .select("about")
    .execute();
  return late.length;
}
