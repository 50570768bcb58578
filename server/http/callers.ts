import type { Caller } from "#server/db/database.ts";
import type { Attempt } from "./attempt-counts.ts";
import { clientAddress } from "./client-address.ts";

/**
 * Who waits for an attempt: one person for each account that is tried from an address. So people who sign in from one office do
 * not share one person's place, and one address that tries a thousand accounts still has no more than its own share.
 */
export function attemptCaller({
  address,
  email,
  claims,
}: Attempt): Required<Omit<Caller, "signal">> {
  const { client } = clientAddress(address);
  return { client, person: `${client} ${email?.toLowerCase() ?? claims?.accountId ?? ""}` };
}
