import { domainToUnicode } from "node:url";
import { type Selectable, sql } from "kysely";
import type { DomainState } from "#contract/codes/domains.ts";
import type { CompanyDomain } from "#contract/domains.ts";
import { AppError } from "#server/app-error.ts";
import type { Context, Tx } from "#server/context.ts";
import { anyOf } from "#server/db/query-hints.ts";
import type { Tables } from "#server/db/tables.gen.ts";
import { findSsoRequiredFrom } from "#server/modules/tenant/index.ts";
import { lockCompany } from "#server/organisation/company-lock.ts";
import { isPublicMailDomain } from "#server/purses/public-mail.ts";
import { byCaller, recordSecurity } from "#server/security-events/security-events.ts";
import { setFirstLook } from "./daily-alarm.ts";
import { newToken, recordOf } from "./domain-record.ts";
import { lossAfter, releaseDomain } from "./verified-domains.ts";

const maxDomains = 20;

export type DomainRow = Selectable<Tables["companyDomains"]>;

export async function listDomains({ tx, now }: Pick<Context, "tx" | "now">) {
  const rows = await domainRows(tx).orderBy("domain").execute();
  return { domains: rows.map((row) => shownDomain(row, now)), maxDomains };
}

const domainRows = (tx: Tx) =>
  tx.selectFrom("companyDomains").where("tenantId", "=", tx.tenantId).selectAll();

export const findDomains = (tx: Tx, ids: readonly number[]): Promise<DomainRow[]> =>
  domainRows(tx).where("id", "=", anyOf(ids)).execute();

/** One of the company's; throws `not_found`. */
export async function getDomain(tx: Tx, id: number): Promise<DomainRow> {
  const row = await domainRows(tx).where("id", "=", id).executeTakeFirst();
  if (!row) throw new AppError("not_found");
  return row;
}

/** For a change of it; undefined once it is removed. */
export const findLockedDomain = (tx: Tx, id: number): Promise<DomainRow | undefined> =>
  domainRows(tx).where("id", "=", id).forUpdate().executeTakeFirst();

/** As above; throws `not_found`. */
export async function lockDomain(tx: Tx, id: number): Promise<DomainRow> {
  const row = await findLockedDomain(tx, id);
  if (!row) throw new AppError("not_found");
  return row;
}

export function shownDomain(row: DomainRow, now: Date): CompanyDomain {
  const { id, domain, addedAt, lastSeenAt, checkedAt, finding } = row;
  const lostAt = lastSeenAt && lossAfter(lastSeenAt).toISOString();
  const state = stateOf({ ...row, lostAt }, now);
  return {
    ...{ id, domain, addedAt, lastSeenAt, checkedAt, finding, state },
    shownAs: domainToUnicode(domain),
    record: recordOf(row),
    verifiedAt: state === "lost" ? null : row.verifiedAt,
    lostAt: state === "missing" ? lostAt : null,
  };
}

function stateOf(
  { verifiedAt, finding, lostAt }: DomainRow & { lostAt: string | null },
  now: Date,
): DomainState {
  if (!lostAt) return "waiting";
  if (!verifiedAt || Date.parse(lostAt) <= now.getTime()) return "lost";
  return finding === "seen" ? "verified" : "missing";
}

const atDomain = (message: string) =>
  new AppError("invalid_request", { fields: { domain: message } });

/** Throws `too_many_domains`. */
export async function addDomain(
  context: Context,
  { domain }: { domain: string },
): Promise<CompanyDomain> {
  const { tx, now } = context;
  if (isPublicMailDomain(domain))
    throw atDomain("This domain belongs to a public mail provider, not to a company");
  // So that the number of simultaneous additions is right.
  await lockCompany(tx);
  const known = await domainRows(tx).execute();
  if (known.some((one) => one.domain === domain)) throw atDomain("This domain is in the list");
  if (known.length >= maxDomains) throw new AppError("too_many_domains");
  const row = await tx
    .insertInto("companyDomains")
    .values({ tenantId: tx.tenantId, domain, token: newToken(), addedAt: now.toISOString() })
    .returningAll()
    .executeTakeFirstOrThrow();
  await setFirstLook(tx, row.id);
  await recordSecurity(tx, { kind: "domain_added", ...byCaller(context), details: { domain } });
  return shownDomain(row, now);
}

const hasPeople = async (tx: Tx, domain: string): Promise<boolean> => {
  const { rows } = await sql<{ has: boolean }>`
    select exists (
      select from accounts as c
      join employees as e on e.tenant_id = ${tx.tenantId} and e.id = c.employee_id
      where c.tenant_id = ${tx.tenantId} and e.is_active and split_part(c.email, '@', 2) = ${domain}) as has`.execute(
    tx,
  );
  return rows[0]?.has ?? false;
};

/** Throws `not_found`, or `domain_required` while people sign in by it alone. */
export async function removeDomain(
  context: Context,
  { id }: { id: number },
): Promise<{ ok: true }> {
  const { tx } = context;
  await lockCompany(tx);
  const { domain } = await lockDomain(tx, id);
  if ((await findSsoRequiredFrom(tx)) !== null && (await hasPeople(tx, domain)))
    throw new AppError("domain_required");
  await releaseDomain(tx, domain);
  await tx
    .deleteFrom("companyDomains")
    .where("tenantId", "=", tx.tenantId)
    .where("id", "=", id)
    .execute();
  await recordSecurity(tx, { kind: "domain_removed", ...byCaller(context), details: { domain } });
  return { ok: true };
}
