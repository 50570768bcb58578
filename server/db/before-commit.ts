type Work = () => Promise<void>;

const waiting = new WeakMap<object, Work[]>();

/** Runs work once at the end of this transaction, within it; what it requests itself still runs. */
export function beforeCommit(tx: object, work: Work): void {
  waiting.set(tx, [...(waiting.get(tx) ?? []), work]);
}

export async function committing(tx: object): Promise<void> {
  for (let work = take(tx); work.length > 0; work = take(tx)) for (const each of work) await each();
}

function take(tx: object): Work[] {
  const own = waiting.get(tx) ?? [];
  waiting.delete(tx);
  return own;
}
