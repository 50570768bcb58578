import { type Insertable, type RawBuilder, sql } from "kysely";
import type { KeyScope } from "#contract/codes/api-keys.ts";
import { AppError } from "#server/app-error.ts";
import type { Tx } from "#server/db/database.ts";
import type { Tables } from "#server/db/tables.gen.ts";
import { fullName } from "#server/organisation/names.ts";

const rows = (tx: Tx) =>
  tx
    .selectFrom("apiKeys as k")
    .where("k.tenantId", "=", tx.tenantId)
    .where("k.revokedAt", "is", null);

const secretOf = (tx: Tx, place: number) => sql<{
  hint: string;
  endsAt: string | null;
}>`(
  select s.hint, s.ends_at from api_key_secrets as s
  where s.tenant_id = ${tx.tenantId} and s.key_id = k.id
  order by s.created_at desc, s.hash offset ${sql.lit(place)} limit 1)`;

/** Keys that are not revoked, by name, each with its newest secret and the one before while it is valid. */
export const findKeys = (tx: Tx, now: Date) =>
  rows(tx)
    .innerJoinLateral(secretOf(tx, 0).as("newest"), (join) => join.onTrue())
    .leftJoinLateral(secretOf(tx, 1).as("former"), (join) =>
      join.on("former.endsAt", ">", now.toISOString()),
    )
    .innerJoin("employees as maker", (join) =>
      join.onRef("maker.tenantId", "=", "k.tenantId").onRef("maker.id", "=", "k.createdById"),
    )
    .select([
      "k.id",
      "k.name",
      sql<KeyScope[]>`k.scopes`.as("scopes"),
      sql<string[]>`k.addresses::text[]`.as("addresses"),
      "k.createdById",
      "k.createdAt",
      "k.lastUsedAt",
      "k.lastUsedAddress",
      fullName("maker").as("makerName"),
      "maker.isActive as hasMaker",
      "newest.hint",
      "newest.endsAt as expiresAt",
      "former.hint as formerHint",
      "former.endsAt as formerEndsAt",
    ])
    .orderBy(sql`app.folded(k.name)`)
    .orderBy("k.id")
    .execute();

export type KeyRow = Awaited<ReturnType<typeof findKeys>>[number];

export async function countKeys(tx: Tx): Promise<number> {
  const { count } = await rows(tx)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/** Throws `not_found`, even if it is revoked. */
export async function lockKey(tx: Tx, id: number): Promise<{ name: string }> {
  const key = await rows(tx).where("k.id", "=", id).select("k.name").forUpdate().executeTakeFirst();
  if (!key) throw new AppError("not_found");
  return key;
}

interface NewKey {
  name: string;
  scopes: KeyScope[];
  addresses: readonly string[];
  createdById: number;
  createdAt: string;
}

export async function insertKey(tx: Tx, { addresses, ...key }: NewKey): Promise<number> {
  const { id } = await tx
    .insertInto("apiKeys")
    .values({ tenantId: tx.tenantId, ...key, addresses: networks(addresses) })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** A range's host bits are cleared, as its type asks. */
const networks = (addresses: readonly string[]) => sql<string[]>`(
  select coalesce(array_agg(distinct network(given::inet)), '{}') from unnest(${addresses}::text[]) as given)`;

export const insertSecret = (
  tx: Tx,
  secret: Omit<Insertable<Tables["apiKeySecrets"]>, "tenantId">,
) =>
  tx
    .insertInto("apiKeySecrets")
    .values({ tenantId: tx.tenantId, ...secret })
    .execute();

/** The newest secret ends within the overlap; older ones are forgotten. */
export async function endSecrets(
  tx: Tx,
  keyId: number,
  { now, endsAt }: { now: Date; endsAt: Date },
): Promise<void> {
  const newest = sql<string>`(
    select s.hash from api_key_secrets as s where s.tenant_id = ${tx.tenantId} and s.key_id = ${keyId}
    order by s.created_at desc, s.hash limit 1)`;
  const secrets = { tenant: tx.tenantId, keyId };
  await tx
    .deleteFrom("apiKeySecrets")
    .where("tenantId", "=", secrets.tenant)
    .where("keyId", "=", secrets.keyId)
    .where("hash", "!=", newest)
    .execute();
  await tx
    .updateTable("apiKeySecrets")
    .set({
      endsAt: sql<string>`least(ends_at, ${endsAt.toISOString()}::timestamptz)`,
    })
    .where("tenantId", "=", secrets.tenant)
    .where("keyId", "=", secrets.keyId)
    .where(({ eb, or }) => or([eb("endsAt", "is", null), eb("endsAt", ">", now.toISOString())]))
    .execute();
}

export const saveKey = (
  tx: Tx,
  id: number,
  { name, addresses }: { name: string; addresses: readonly string[] },
) =>
  changed(tx, id)
    .set({ name, addresses: networks(addresses) })
    .execute();

export const revoke = (tx: Tx, id: number, now: Date) =>
  changed(tx, id).set({ revokedAt: now.toISOString() }).execute();

const changed = (tx: Tx, id: number) =>
  tx.updateTable("apiKeys").where("tenantId", "=", tx.tenantId).where("id", "=", id);

/** The last days of keys by their newest secrets; short lives need no early reminder. */
export const lastDays =
  (daysBefore: number) =>
  (tx: Tx): RawBuilder<unknown> =>
    sql`
    select k.id as about, (newest.ends_at at time zone company.time_zone)::date as on_day
    from api_keys as k
    join tenants as company on company.id = ${tx.tenantId}
    cross join lateral (
      select s.created_at, s.ends_at from api_key_secrets as s
      where s.tenant_id = ${tx.tenantId} and s.key_id = k.id order by s.created_at desc, s.hash limit 1) as newest
    where k.tenant_id = ${tx.tenantId} and k.revoked_at is null
      and newest.ends_at > newest.created_at + ${daysBefore} * interval '1 day'`;

/** The key's name if it still ends on this day. */
export async function findEnding(tx: Tx, id: number, day: string): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    select k.name from api_keys as k join (${lastDays(0)(tx)}) as ending on ending.about = k.id
    where k.tenant_id = ${tx.tenantId} and k.id = ${id} and ending.on_day = ${day}::date`.execute(
    tx,
  );
  return rows[0]?.name;
}
