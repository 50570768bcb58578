import type { Tx } from "#server/context.ts";
import { findAddressee } from "./queries.ts";

export async function ownWordsOf(tx: Tx, accountId: string): Promise<string[]> {
  const known = await findAddressee(tx, accountId);
  if (!known) return [];
  const { email, name, surname, tenantName, domainName } = known;
  return [email, name, surname, tenantName, domainName];
}
