import type { Tx } from "#server/context.ts";
import { findAddressee } from "./queries.ts";

/** What is known of an account's owner and their company by anyone who knows them. */
export async function ownWordsOf(tx: Tx, accountId: string): Promise<string[]> {
  const known = await findAddressee(tx, accountId);
  if (!known) return [];
  const { email, name, surname, tenantName, domainName } = known;
  return [email, name, surname, tenantName, domainName];
}
