import { sql } from "kysely";
import { purses } from "#contract/purses.ts";
import { domainOf } from "#contract/rules/email.ts";
import type { Context } from "#server/context.ts";
import type { DirectoryTx } from "#server/db/database.ts";
import {
  type HeldPurse,
  hashOf,
  type PurseOwner,
  purseOf,
  purseOfClient,
} from "#server/purses/purse.ts";

/** The answer to a question about addresses, all in lower case. */
interface AskedAddresses {
  /** Those with an account, in any company. */
  taken: ReadonlySet<string>;
  /** Those about which the purse has no room to ask. */
  unasked: ReadonlySet<string>;
  /** When it has room for them. */
  retryAfterSeconds: number;
}

const rememberedMs = 86_400_000;

/**
 * Asks whether addresses have an account, at the company's cost. The cost is part of the transaction: an answer must not
 * leave one that is undone.
 */
export async function askAboutAddresses(
  { tx, now }: Pick<Context, "tx" | "now">,
  company: PurseOwner,
  addresses: readonly string[],
): Promise<AskedAddresses> {
  // An address elsewhere can never be added, so nothing is said of it.
  const emails = addresses
    .map((address) => address.toLowerCase())
    .filter((email) => domainOf(email) === company.domainName);
  return ask(tx, { purse: purseOf(tx.tenantId, company), tenantId: tx.tenantId }, emails, now);
}

/** The same for a visitor, at the cost of the client address and of the unconfirmed companies that it has opened. */
export const askAboutAddress = (
  db: DirectoryTx,
  client: string,
  email: string,
  now: Date,
): Promise<AskedAddresses> => ask(db, { purse: purseOfClient(client) }, [email.toLowerCase()], now);

interface Asker {
  purse: HeldPurse;
  /** Whose people cost nothing. */
  tenantId?: string;
}

async function ask(
  db: DirectoryTx,
  asker: Asker,
  emails: readonly string[],
  now: Date,
): Promise<AskedAddresses> {
  const tenantOf = await findTenants(db, [...new Set(emails)]);
  const foreign = [...tenantOf.keys()].filter(
    (email) => asker.tenantId === undefined || tenantOf.get(email) !== asker.tenantId,
  );
  const { answered, waitMs } = await draw(db, asker, foreign, now);
  const unasked = new Set(foreign).difference(answered);
  const taken = [...tenantOf].flatMap(([email, tenantId]) =>
    tenantId !== null && !unasked.has(email) ? [email] : [],
  );
  return { taken: new Set(taken), unasked, retryAfterSeconds: Math.ceil(waitMs / 1_000) };
}

/** The tenant of each e-mail's account, from the directory over all tenants. */
async function findTenants(
  db: DirectoryTx,
  emails: readonly string[],
): Promise<Map<string, string | null>> {
  if (emails.length === 0) return new Map();
  const { rows } = await sql<{ email: string; tenantId: string | null }>`
    select given.email, app.tenant_of_email(given.email) as tenant_id
    from unnest(${emails}::text[]) with ordinality as given (email, place) order by given.place`.execute(
    db,
  );
  return new Map(rows.map(({ email, tenantId }) => [email, tenantId]));
}

async function draw(
  db: DirectoryTx,
  { purse: { trust, holder }, tenantId = holder }: Asker,
  emails: readonly string[],
  now: Date,
): Promise<{ answered: ReadonlySet<string>; waitMs: number }> {
  if (emails.length === 0) return { answered: new Set(), waitMs: 0 };
  const { atOnce, everySeconds } = purses[trust].questions;
  const everyMs = everySeconds * 1_000;
  const emailOf = new Map(
    emails.map((email) => [`asked:q:${hashOf(`${tenantId} ${email}`)}`, email]),
  );
  const { rows } = await sql<{ answered: string[]; waitMs: number }>`
    select answered, wait_ms from app.draw_questions(
      ${`asked:${trust}:${holder}`}, ${everyMs}, ${everyMs * atOnce},
      ${[...emailOf.keys()]}::text[], ${rememberedMs}, ${now.getTime()})`.execute(db);
  const [{ answered, waitMs } = { answered: [], waitMs: 0 }] = rows;
  return { answered: new Set(answered.map((key) => emailOf.get(key) ?? "")), waitMs };
}
