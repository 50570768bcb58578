import { sql } from "kysely";
import type { Tx } from "#server/db/database.ts";
import { needsProvider } from "#server/required-sso.ts";
import { withFactor } from "./factors.ts";

/** Of active accounts (c) with a password and their employees (e): whom the company's rule (t) concerns; everyone while it is off. Single sign-on is its provider's matter. */
export const isConcerned = (tx: Tx) => sql<boolean>`
  e.is_active and c.password_hash is not null and not ${needsProvider} and (t.second_factor <> 'superadmins' or e.employee_role = 'Executive')
  and not exists (
    select from identities as i
    join identity_providers as p on p.tenant_id = ${tx.tenantId} and p.id = i.provider_id
    where i.tenant_id = ${tx.tenantId} and i.account_id = c.id and p.is_on)`;

/** The same people without a second step. */
export const isLacking = (tx: Tx) =>
  sql<boolean>`${isConcerned(tx)} and not ${withFactor(tx, sql.ref("c.id"))}`;

/** Accounts (c), their employees (e) and the company (t). */
export const accountsOfPeople = (tx: Tx) => sql`
  accounts as c
  join employees as e on e.tenant_id = ${tx.tenantId} and e.id = c.employee_id
  join tenants as t on t.id = ${tx.tenantId}`;

/** The first day that an account needs a second step that it lacks; null if it needs none. */
export async function factorRequiredOf(tx: Tx, accountId: string): Promise<string | null> {
  const { rows } = await sql<{ from: string | null }>`
    select t.second_factor_from as "from" from ${accountsOfPeople(tx)}
    where c.tenant_id = ${tx.tenantId} and c.id = ${accountId} and ${isLacking(tx)}`.execute(tx);
  return rows[0]?.from ?? null;
}
