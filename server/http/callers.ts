import type { Caller } from "#server/db/database.ts";
import type { Attempt } from "./attempt-counts.ts";
import { clientAddress } from "./client-address.ts";

/** One waiting person per account and address: people in one office do not share a place, and an attacker gets one share. */
export function attemptCaller({
  address,
  email,
  claims,
}: Attempt): Required<Omit<Caller, "signal">> {
  const { client } = clientAddress(address);
  return { client, person: `${client} ${email?.toLowerCase() ?? claims?.accountId ?? ""}` };
}
