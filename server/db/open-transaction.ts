import { AsyncLocalStorage } from "node:async_hooks";

const openTransaction = new AsyncLocalStorage<{ isOpen: boolean }>();

/** Throws within a transaction: under load, a second connection could wait forever for others of the same kind. */
export function refuseWithinTransaction(): void {
  if (openTransaction.getStore()?.isOpen)
    throw new Error("A call with an open transaction must not take another connection.");
}

/** Marks everything within the work as inside a transaction. */
export async function withinTransaction<T>(work: () => Promise<T>): Promise<T> {
  const own = { isOpen: true };
  try {
    return await openTransaction.run(own, work);
  } finally {
    // Work started inside, such as a timer, has the same context after its end.
    own.isOpen = false;
  }
}
