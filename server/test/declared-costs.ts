import { AsyncLocalStorage } from "node:async_hooks";
import type { NamedOperation } from "#contract/operation.ts";

const called = new AsyncLocalStorage<NamedOperation>();

/** The statements of this call are compared with what its operation declares. */
export const duringCall = <T>(operation: NamedOperation, work: () => Promise<T>): Promise<T> =>
  called.run(operation, work);

interface Cost {
  /** Seen in a statement. */
  sign: RegExp;
  isDeclared(operation: NamedOperation): boolean;
}

const costs: readonly Cost[] = [
  // Asks about addresses.
  { sign: /app\.draw_questions\(/, isDeclared: ({ limited }) => limited !== undefined },
  { sign: /insert into "?stored_files"?/, isDeclared: ({ file }) => file === "upload" },
  // Queues work, such as mails.
  {
    sign: /insert into "?queue"?/,
    isDeclared: ({ method, access, limited }) =>
      limited !== undefined || (method !== "GET" && access !== "public"),
  },
];

/** Throws if a call costs others what its operation does not declare. */
export function checkCost(statement: string): void {
  const operation = called.getStore();
  if (!operation) return;
  if (costs.some(({ sign, isDeclared }) => sign.test(statement) && !isDeclared(operation)))
    throw new Error(
      `${operation.module}.${operation.name} does not declare the cost of: ${statement}`,
    );
}
