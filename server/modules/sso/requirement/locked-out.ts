import { sql } from "kysely";
import type { LockedOut } from "#contract/requirement.ts";
import type { Tx } from "#server/context.ts";
import { accountsOfPeople } from "#server/modules/auth/index.ts";
import { fullName } from "#server/organisation/names.ts";
import { lostAfterDays } from "../domains/verified-domains.ts";

/** Neither linked with a provider nor with an address that links them, as sign-in begins with a proven domain: SQL for a condition. */
export const isLockedOut = (tx: Tx) => sql<boolean>`(
  e.is_active and c.invitation_withdrawn_at is null and not exists (
    select from company_domains as d
    where d.tenant_id = ${tx.tenantId} and d.domain = split_part(c.email, '@', 2) and d.last_seen_at is not null
      and (
        (d.verified_at is not null and d.last_seen_at > app.clock() - make_interval(days => ${lostAfterDays}))
        or exists (
          select from identities as i
          join identity_providers as p on p.tenant_id = ${tx.tenantId} and p.id = i.provider_id
          where i.tenant_id = ${tx.tenantId} and i.account_id = c.id and p.is_on))))`;

export async function countLockedOut(tx: Tx): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${accountsOfPeople(tx)} where c.tenant_id = ${tx.tenantId} and ${isLockedOut(tx)}`.execute(
    tx,
  );
  return rows[0]?.count ?? 0;
}

interface ListRequest {
  after?: number | undefined;
  pageSize: number;
}

/** By name, with a page for each last person of the one before. */
export async function listLockedOut(
  tx: Tx,
  { after, pageSize }: ListRequest,
): Promise<{ people: LockedOut[]; hasMore: boolean }> {
  const isAfter = after
    ? sql`(e.sort_name, e.id) > (
        select l.sort_name, l.id from employees as l where l.tenant_id = ${tx.tenantId} and l.id = ${after}::bigint)`
    : sql`true`;
  const { rows } = await sql<LockedOut>`
    select e.id as employee_id, ${fullName("e")} as name, e.email from ${accountsOfPeople(tx)}
    where c.tenant_id = ${tx.tenantId} and ${isLockedOut(tx)} and ${isAfter}
    order by e.sort_name, e.id limit ${pageSize + 1}`.execute(tx);
  return { people: rows.slice(0, pageSize), hasMore: rows.length > pageSize };
}
