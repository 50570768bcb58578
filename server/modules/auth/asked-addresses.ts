import { createHash } from "node:crypto";
import { sql } from "kysely";
import { askedAddresses } from "#contract/limits.ts";
import { domainOf } from "#contract/rules/email.ts";
import type { Context } from "#server/context.ts";
import type { Tx } from "#server/db/database.ts";
import { isPublicMailDomain } from "./public-mail.ts";

interface AskingCompany {
  domainName: string;
  /** Null before its owner's address is confirmed. */
  confirmedAt: string | null;
}

/** The answer to a question about addresses, all in lower case. */
interface AskedAddresses {
  /** Those with an account, in any company. */
  taken: ReadonlySet<string>;
  /** Those about which the company's purse has no room to ask. */
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
  company: AskingCompany,
  addresses: readonly string[],
): Promise<AskedAddresses> {
  const emails = [...new Set(addresses.map((address) => address.toLowerCase()))];
  // An address elsewhere can never be added, so nothing is said of it.
  const tenantOf = await findTenants(
    tx,
    emails.filter((email) => domainOf(email) === company.domainName),
  );
  const foreign = [...tenantOf.keys()].filter((email) => tenantOf.get(email) !== tx.tenantId);
  const { answered, waitMs } = await draw(tx, purseOf(company), foreign, now);
  const unasked = new Set(foreign).difference(answered);
  const taken = [...tenantOf].flatMap(([email, tenantId]) =>
    tenantId !== null && !unasked.has(email) ? [email] : [],
  );
  return { taken: new Set(taken), unasked, retryAfterSeconds: Math.ceil(waitMs / 1_000) };
}

/** The tenant of each e-mail's account, from the directory over all tenants. */
async function findTenants(tx: Tx, emails: readonly string[]): Promise<Map<string, string | null>> {
  if (emails.length === 0) return new Map();
  const { rows } = await sql<{ email: string; tenantId: string | null }>`
    select given.email, app.tenant_of_email(given.email) as tenant_id
    from unnest(${emails}::text[]) with ordinality as given (email, place) order by given.place`.execute(
    tx,
  );
  return new Map(rows.map(({ email, tenantId }) => [email, tenantId]));
}

function purseOf({ confirmedAt, domainName }: AskingCompany): keyof typeof askedAddresses {
  if (confirmedAt === null) return "unconfirmed";
  return isPublicMailDomain(domainName) ? "publicMail" : "ownDomain";
}

/** As everything that is counted, under a hash that identifies no one. */
const hashOf = (text: string) => createHash("sha256").update(text).digest("base64url").slice(0, 22);

async function draw(
  tx: Tx,
  purse: keyof typeof askedAddresses,
  emails: readonly string[],
  now: Date,
): Promise<{ answered: ReadonlySet<string>; waitMs: number }> {
  if (emails.length === 0) return { answered: new Set(), waitMs: 0 };
  const everyMs = askedAddresses[purse].everySeconds * 1_000;
  const emailOf = new Map(
    emails.map((email) => [`asked:q:${hashOf(`${tx.tenantId} ${email}`)}`, email]),
  );
  const { rows } = await sql<{ answered: string[]; waitMs: number }>`
    select answered, wait_ms from app.draw_questions(
      ${`asked:${purse}:${hashOf(tx.tenantId)}`}, ${everyMs}, ${everyMs * askedAddresses[purse].atOnce},
      ${[...emailOf.keys()]}::text[], ${rememberedMs}, ${now.getTime()})`.execute(tx);
  const [{ answered, waitMs } = { answered: [], waitMs: 0 }] = rows;
  return { answered: new Set(answered.map((key) => emailOf.get(key) ?? "")), waitMs };
}

/** When to ask again, as the end of a sentence. */
export function waitText(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 1) return "in a minute";
  return minutes < 90 ? `in ${minutes} minutes` : `in ${Math.ceil(minutes / 60)} hours`;
}
