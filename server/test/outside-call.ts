import { createWorkerPool } from "#server/workers/worker-pool.ts";

export interface OutsideCall {
  url: string;
  method: string;
  headers: Record<string, string>;
  /** Shared with the other thread. */
  body: Uint8Array<SharedArrayBuffer>;
}

export function sharedBytes(bytes: Uint8Array): Uint8Array<SharedArrayBuffer> {
  const shared = new Uint8Array(new SharedArrayBuffer(bytes.length));
  shared.set(bytes);
  return shared;
}

/** @public Runs in the other thread, by its name. */
export async function statusOf({ url, body, ...call }: OutsideCall): Promise<number> {
  const answer = await fetch(url, { ...call, body: new Uint8Array(body) });
  await answer.arrayBuffer();
  return answer.status;
}

const callers = createWorkerPool({
  maxWorkers: 1,
  maxWaiting: 1,
  timeoutMs: 100_000,
  maxMemoryMb: 512,
});

/** A call from another thread, so that this one's time is the server's alone. Returns the status. */
export const callFromOutside = (call: OutsideCall) =>
  callers({ file: import.meta.url, name: "statusOf", args: [call] }) as Promise<number>;
