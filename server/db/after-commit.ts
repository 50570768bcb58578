const waiting = new WeakMap<object, Set<() => void>>();

/** Calls back once, after this transaction's commit; never after a rollback. */
export function afterCommit(tx: object, callBack: () => void): void {
  const own = waiting.get(tx) ?? new Set();
  waiting.set(tx, own.add(callBack));
}

export function committed(tx: object): void {
  for (const callBack of waiting.get(tx) ?? []) callBack();
  waiting.delete(tx);
}
