import { AsyncLocalStorage } from "node:async_hooks";

const openTransaction = new AsyncLocalStorage<{ isOpen: boolean }>();

/**
 * Throws while the calling code has a transaction open. Taking a second connection then could wait forever: under load,
 * every connection of the pool would belong to a call that waits for another one.
 */
export function refuseWithinTransaction(): void {
  if (openTransaction.getStore()?.isOpen)
    throw new Error("A call with an open transaction must not take another connection.");
}

/** Runs a transaction's work, and marks everything within it as having a transaction open. */
export async function withinTransaction<T>(work: () => Promise<T>): Promise<T> {
  const own = { isOpen: true };
  try {
    return await openTransaction.run(own, work);
  } finally {
    // What the work has started, such as a timer, goes on in the same context after its end.
    own.isOpen = false;
  }
}
