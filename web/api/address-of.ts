import { ApiError } from "./api-error.ts";
import { firstAddresses } from "./first-addresses.gen.ts";
import type { OperationId } from "./operations.ts";

type Address = readonly [method: string, path: string, kind?: string];

const known = new Map<string, Address>(Object.entries(firstAddresses));

/** Adds the addresses that pages before sign-in do not need. */
export function addAddresses(addresses: Readonly<Record<string, Address>>): void {
  for (const [id, address] of Object.entries(addresses)) known.set(id, address);
}

/** Loads the addresses that the dashboards do not need. */
export async function loadAddresses(): Promise<void> {
  addAddresses((await import("./addresses.gen.ts")).addresses);
}

/** An operation's method, path and kind of response, if loaded. */
export const knownAddress = (id: OperationId): Address | undefined => known.get(id);

/** The same, loaded for the first call that needs it; a failed load is a call that did not reach the server. */
export async function loadedAddress(id: OperationId): Promise<Address> {
  await loadAddresses().catch(() => {
    throw new ApiError(0);
  });
  const address = known.get(id);
  if (!address) throw new Error(`The operation ${id} has no address.`);
  return address;
}
