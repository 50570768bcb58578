import { defaultTimeZone } from "#server/company-day.ts";
import { type SystemContext, systemActor, type Tx } from "#server/context.ts";
import type { Services } from "#server/services.ts";
import { tenantContext } from "#server/tenant-context.ts";

/** The context of a job that runs in this transaction, with the tenant's current day. */
export async function jobContext(
  services: Pick<Services, "jobs" | "links">,
  tx: Tx,
  now: Date,
): Promise<SystemContext> {
  const tenant = await tx
    .selectFrom("tenants")
    .where("id", "=", tx.tenantId)
    .select("timeZone")
    .executeTakeFirst();
  return tenantContext(services, tx, systemActor, {
    now,
    timeZone: tenant?.timeZone ?? defaultTimeZone,
  });
}
