const waiting = new WeakMap<object, Set<() => void>>();

/** Calls back once this transaction has committed, and never if it is rolled back; the same function only once. */
export function afterCommit(tx: object, callBack: () => void): void {
  const own = waiting.get(tx) ?? new Set();
  waiting.set(tx, own.add(callBack));
}

/** Called by the database, for each transaction that has committed. */
export function committed(tx: object): void {
  for (const callBack of waiting.get(tx) ?? []) callBack();
  waiting.delete(tx);
}
