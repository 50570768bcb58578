import { firstAddresses } from "./first-addresses.gen.ts";
import type { OperationId } from "./operations.ts";

type Address = readonly [method: string, path: string, kind?: string];

const known = new Map<string, Address>(Object.entries(firstAddresses));

/** Adds the addresses that the pages before sign-in do without. */
export function addAddresses(addresses: Readonly<Record<string, Address>>): void {
  for (const [id, address] of Object.entries(addresses)) known.set(id, address);
}

/** Where an operation is, and what kind of response it has. */
export function addressOf(id: OperationId): Address {
  const address = known.get(id);
  if (!address) throw new Error(`The address of ${id} has not been loaded.`);
  return address;
}
