import { type NamedOperation, standings } from "#contract/operation.ts";
import type { Route } from "./handler.ts";

const accesses: readonly string[] = ["public", ...standings, "superadmin"];

/** Throws unless every operation names its access and is served. */
export function checkCompleteness(
  operations: readonly NamedOperation[],
  routes: readonly Route[],
): void {
  const served = new Set(routes.map(({ operation }) => idOf(operation)));
  for (const operation of operations) {
    const id = idOf(operation);
    if (!accesses.includes(operation.access))
      throw new Error(`${id} does not say who may call it.`);
    if (!served.has(id)) throw new Error(`${id} is not served.`);
  }
}

const idOf = ({ module, name }: NamedOperation) => `${module}.${name}`;
