import { sql } from "kysely";
import type { DirectoryTx, Tx } from "#server/db/database.ts";
import { computedOnce } from "#server/db/query-hints.ts";
import { tenantsDay } from "#server/organisation/dated.ts";
import { signedInEmployees } from "#server/organisation/signed-in-employees.ts";
import { needsProvider } from "#server/required-sso.ts";

/** The tenant of an account's e-mail, from the directory over all tenants. */
export async function findTenantOfEmail(db: DirectoryTx, email: string): Promise<string | null> {
  const { rows } = await sql<{
    tenantId: string | null;
  }>`select app.tenant_of_email(${email}) as tenant_id`.execute(db);
  return rows[0]?.tenantId ?? null;
}

export const findAccount = (tx: Tx, email: string) =>
  tx
    .selectFrom("accounts")
    .where("tenantId", "=", tx.tenantId)
    .where("email", "=", email.toLowerCase())
    .select(["id", "employeeId", "passwordHash", "invitationWithdrawnAt"])
    .executeTakeFirst();

export const findAccountOfEmployee = (tx: Tx, employeeId: number) =>
  tx
    .selectFrom("accounts")
    .where("tenantId", "=", tx.tenantId)
    .where("employeeId", "=", employeeId)
    .select("id")
    .executeTakeFirst();

/** With its authenticator app, and whether it has a passkey, in one statement for every account. */
export async function findSignInAccount(tx: Tx, email: string) {
  const found = await tx
    .selectFrom("accounts as a")
    .leftJoin("authenticatorApps as p", (join) =>
      join
        .onRef("p.tenantId", "=", "a.tenantId")
        .onRef("p.accountId", "=", "a.id")
        .on("p.confirmedAt", "is not", null),
    )
    .where("a.tenantId", "=", tx.tenantId)
    .where("a.email", "=", email.toLowerCase())
    .select(["a.id", "a.employeeId", "a.passwordHash", "p.id as appId", "p.seedSealed"])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom("passkeys as k")
          .where("k.tenantId", "=", tx.tenantId)
          .whereRef("k.accountId", "=", "a.id")
          .select("k.id"),
      ).as("hasPasskey"),
    )
    .executeTakeFirst();
  if (!found) return undefined;
  const { appId, seedSealed, ...account } = found;
  return { ...account, app: appId && seedSealed ? { id: appId, seedSealed } : undefined };
}

export const findAddressee = (tx: Tx, accountId: string) =>
  tx
    .selectFrom("accounts as a")
    .innerJoin("employees as e", (join) =>
      join.onRef("e.tenantId", "=", "a.tenantId").onRef("e.id", "=", "a.employeeId"),
    )
    .innerJoin("tenants as t", "t.id", "a.tenantId")
    .where("a.tenantId", "=", tx.tenantId)
    .where("a.id", "=", accountId)
    .select([
      "a.email",
      "e.name",
      "e.surname",
      "t.tenantName",
      "t.domainName",
      "t.confirmedAt",
      "t.createdAt as companyCreatedAt",
      needsProvider.as("needsProvider"),
    ])
    .executeTakeFirst();

export const findInviter = (tx: Tx, employeeId: number) =>
  tx
    .selectFrom("employees")
    .where("tenantId", "=", tx.tenantId)
    .where("id", "=", employeeId)
    .select(["name", "surname", "email"])
    .executeTakeFirst();

export const findPasswordHash = (tx: Tx, accountId: string) =>
  tx
    .selectFrom("accounts")
    .where("tenantId", "=", tx.tenantId)
    .where("id", "=", accountId)
    .select("passwordHash")
    .executeTakeFirstOrThrow();

export interface NewAccount {
  id: string;
  employeeId: number;
  email: string;
  passwordHash: string | null;
}

/** Claims the e-mails over all tenants and inserts their accounts; a unique violation if one is taken. */
export async function insertAccounts(
  tx: Tx,
  accounts: readonly NewAccount[],
  invitedAt: string | null,
): Promise<void> {
  await sql`
    with ${computedOnce(
      "claimed",
      sql`
      select given.*, app.claim_email(given.email) as claim
      from unnest(
        ${accounts.map(({ id }) => id)}::uuid[], ${accounts.map(({ employeeId }) => employeeId)}::bigint[],
        ${accounts.map(({ email }) => email)}::text[], ${accounts.map(({ passwordHash }) => passwordHash)}::text[]
      ) as given (id, employee_id, email, password_hash)`,
    )}
    insert into accounts (tenant_id, id, employee_id, email, password_hash, invited_at)
    select ${tx.tenantId}::uuid, id, employee_id, email, password_hash, ${invitedAt}::timestamptz
    from claimed
    returning id`.execute(tx);
}

/** Stores a password's hash and returns its account; undefined if the invitation has been withdrawn. */
export const savePasswordHash = (tx: Tx, accountId: string, passwordHash: string) =>
  tx
    .updateTable("accounts")
    .set({ passwordHash })
    .where("tenantId", "=", tx.tenantId)
    .where("id", "=", accountId)
    .where("invitationWithdrawnAt", "is", null)
    .returning(["email", "employeeId"])
    .executeTakeFirst();

/** Undefined if the old password is no longer the current one. */
export const replacePasswordHash = (
  tx: Tx,
  accountId: string,
  { from, to }: { from: string | null; to: string },
) =>
  tx
    .updateTable("accounts")
    .set({ passwordHash: to })
    .where("tenantId", "=", tx.tenantId)
    .where("id", "=", accountId)
    .where("passwordHash", "is not distinct from", from)
    .returning("id")
    .executeTakeFirst();

export type LinkPurpose = "reset" | "invitation" | "confirmation";

export interface NewOneTimeToken {
  tokenHash: string;
  accountId: string;
  purpose: LinkPurpose;
  expiresAt: string;
}

/** Replaces the account's earlier tokens for the purpose. */
export async function replaceOneTimeToken(tx: Tx, token: NewOneTimeToken): Promise<void> {
  await deleteOneTimeTokens(tx, token.accountId, [token.purpose]);
  await tx
    .insertInto("oneTimeTokens")
    .values({ tenantId: tx.tenantId, ...token })
    .execute();
}

export const deleteOneTimeTokens = (tx: Tx, accountId: string, purposes: readonly LinkPurpose[]) =>
  tx
    .deleteFrom("oneTimeTokens")
    .where("tenantId", "=", tx.tenantId)
    .where("accountId", "=", accountId)
    .where("purpose", "in", purposes)
    .execute();

/** Delays other changes of an account and its links: whatever locks both locks the account first. */
export const lockAccount = (tx: Tx, accountId: string) =>
  tx
    .selectFrom("accounts")
    .where("tenantId", "=", tx.tenantId)
    .where("id", "=", accountId)
    .select("passwordHash")
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Whether a valid reset link is newer than a moment; new ones wait for the end of the transaction. */
export async function hasRecentResetToken(
  tx: Tx,
  accountId: string,
  { now, since }: { now: Date; since: Date },
): Promise<boolean> {
  await lockAccount(tx, accountId);
  const recent = await tx
    .selectFrom("oneTimeTokens")
    .where("tenantId", "=", tx.tenantId)
    .where("accountId", "=", accountId)
    .where("purpose", "=", "reset")
    .where("usedAt", "is", null)
    .where("expiresAt", ">", now.toISOString())
    .where("createdAt", ">", since.toISOString())
    .select("tokenHash")
    .executeTakeFirst();
  return recent !== undefined;
}

export const findOneTimeToken = (
  tx: Tx,
  tokenHash: string,
  purposes: readonly LinkPurpose[],
  now: string,
) =>
  tx
    .selectFrom("oneTimeTokens")
    .where("tenantId", "=", tx.tenantId)
    .where("tokenHash", "=", tokenHash)
    .where("purpose", "in", purposes)
    .where("usedAt", "is", null)
    .where("expiresAt", ">", now)
    .select("accountId")
    .executeTakeFirst();

/** Uses up a token; undefined if it is invalid, or used by a simultaneous call. */
export const useOneTimeToken = (
  tx: Tx,
  tokenHash: string,
  purposes: readonly LinkPurpose[],
  now: string,
) =>
  tx
    .updateTable("oneTimeTokens")
    .set({ usedAt: now })
    .where("tenantId", "=", tx.tenantId)
    .where("tokenHash", "=", tokenHash)
    .where("purpose", "in", purposes)
    .where("usedAt", "is", null)
    .where("expiresAt", ">", now)
    .returning("accountId")
    .executeTakeFirst();

export const findSignedInEmployee = (tx: Tx, employeeId: number, now: Date) =>
  signedInEmployees(tx, tenantsDay(tx, now)).where("e.id", "=", employeeId).executeTakeFirst();

export const findCompany = (tx: Tx) =>
  tx
    .selectFrom("tenants")
    .where("id", "=", tx.tenantId)
    .select([
      "ownerEmployeeId",
      "registeredAt",
      "confirmedAt",
      "suspendedAt",
      "domainName",
      "openedFrom",
    ])
    .executeTakeFirstOrThrow();
