import { firstAddresses } from "./first-addresses.gen.ts";
import type { OperationId } from "./operations.ts";

type Address = readonly [method: string, path: string, kind?: string];

const known = new Map<string, Address>(Object.entries(firstAddresses));

/** Adds the addresses that pages before sign-in do not need. */
export function addAddresses(addresses: Readonly<Record<string, Address>>): void {
  for (const [id, address] of Object.entries(addresses)) known.set(id, address);
}

/** An operation's path and kind of response. */
export function addressOf(id: OperationId): Address {
  const address = known.get(id);
  if (!address) throw new Error(`The address of ${id} has not been loaded.`);
  return address;
}
