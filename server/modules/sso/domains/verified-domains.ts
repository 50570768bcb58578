import { sql } from "kysely";
import { normalisedDomain } from "#contract/rules/domain.ts";
import type { Tx } from "#server/db/database.ts";

/** A domain whose record was missing for as long is lost. */
export const lostAfterDays = 7;

/** Whether this company has proven a domain, and its record was seen within seven days. */
export async function hasVerifiedDomain(tx: Tx, domain: string): Promise<boolean> {
  const found = await tx
    .selectFrom("companyDomains")
    .where("tenantId", "=", tx.tenantId)
    .where("domain", "=", normalisedDomain(domain) ?? "")
    .where("verifiedAt", "is not", null)
    .where("lastSeenAt", ">", sql<string>`app.clock() - make_interval(days => ${lostAfterDays})`)
    .select("id")
    .executeTakeFirst();
  return found !== undefined;
}
