import { sql } from "kysely";
import type { Tx } from "#server/db/database.ts";
import { type Due, type DueContext, defineDue } from "#server/due/due.ts";
import { lockCompany } from "#server/organisation/company-lock.ts";
import { isPlacedFrom } from "#server/organisation/known-places.ts";
import { numberEvents } from "#server/story/events.ts";
import { followAnnouncement } from "./change-line.ts";
import { announcements } from "./plan-queries.ts";

/** Opens the handovers of plans announced today and notifies those concerned, once each. Readers do not depend on it, as plans become public by date. */
export const dueAnnouncement = defineDue(announcements, followPlans);

async function followPlans(context: DueContext, due: readonly Due[]): Promise<undefined> {
  const { tx } = context;
  await lockCompany(tx);
  const days = Map.groupBy(due, ({ onDay }) => onDay);
  for (const [day, some] of days) {
    const plans = some.map(({ about }) => about);
    await followAnnouncement(context, await findPlanned(tx, plans), day);
  }
  await context.enqueue(numberEvents, {});
}

/** The employees of these plans, each with their first day in them. */
async function findPlanned(
  tx: Tx,
  planIds: readonly number[],
): Promise<{ employeeId: number; from: string }[]> {
  const { rows } = await sql<{ employeeId: number; from: string }>`
    select plan.employee_id, plan.takes_effect_on as "from" from line_plans as plan
    where plan.tenant_id = ${tx.tenantId} and plan.id = any(${planIds}::bigint[]) and plan.employee_id is not null
    union
    select held.employee_id, min(greatest(held.date_from, plan.takes_effect_on)) from line_plans as plan
    join position_assignments as held on held.tenant_id = ${tx.tenantId} and held.department_id = plan.department_id
      and ${isPlacedFrom(tx, "held", sql.ref("plan.takes_effect_on"))}
    where plan.tenant_id = ${tx.tenantId} and plan.id = any(${planIds}::bigint[])
    group by plan.id, held.employee_id`.execute(tx);
  return rows;
}
