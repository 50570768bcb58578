import { defaultTimeZone } from "#server/company-day.ts";
import { type SystemContext, systemActor, type Tx } from "#server/context.ts";
import type { Services } from "#server/services.ts";
import { tenantContext } from "#server/tenant-context.ts";

/** In this transaction, with the tenant's current day. */
export const jobContext = async (
  services: Pick<Services, "jobs" | "links">,
  tx: Tx,
  now: Date,
): Promise<SystemContext> =>
  tenantContext(services, tx, systemActor, { now, timeZone: await companyTimeZone(tx) });

export async function companyTimeZone(tx: Tx): Promise<string> {
  const tenant = await tx
    .selectFrom("tenants")
    .where("id", "=", tx.tenantId)
    .select("timeZone")
    .executeTakeFirst();
  return tenant?.timeZone ?? defaultTimeZone;
}
