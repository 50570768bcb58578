import { sql } from "kysely";
import { normalisedDomain } from "#contract/rules/domain.ts";
import type { Tx } from "#server/db/database.ts";

/** A domain whose record was missing for as long is lost. */
export const lostAfterDays = 7;

/** When a domain last seen at a moment is lost. */
export const lossAfter = (lastSeenAt: string): Date =>
  new Date(Date.parse(lastSeenAt) + lostAfterDays * 86_400_000);

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

/** Whether this company has ever proven a domain that it still lists: SQL for a condition. */
export const hasOnceProven = (tx: Tx, domain: string) => sql<boolean>`exists (
  select from company_domains as d
  where d.tenant_id = ${tx.tenantId} and d.domain = ${normalisedDomain(domain) ?? ""} and d.last_seen_at is not null)`;

/** Makes a domain this company's; false if another company has proven it. */
export async function holdDomain(tx: Tx, domain: string): Promise<boolean> {
  const { rows } = await sql<{
    isHeld: boolean;
  }>`select app.hold_verified_domain(${domain}) as is_held`.execute(tx);
  return rows[0]?.isHeld ?? false;
}

/** Lets another company prove it. */
export const releaseDomain = (tx: Tx, domain: string) =>
  sql`select app.release_verified_domain(${domain})`.execute(tx);
