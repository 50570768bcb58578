import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";

export interface ListenerOptions {
  url: string;
  channel: string;
  /** Called per announcement, after the commit. */
  onNotice: (payload: string) => void;
  /** Called on each connection or reconnection: earlier announcements may be lost. */
  onConnected: () => void;
  /** Called on each loss or failure of the connection. */
  onError: (error: unknown) => void;
}

export interface Listener {
  stop(): Promise<void>;
}

const maxPauseMs = 10_000;
const checkEveryMs = 30_000;
const goodbyeMs = 1_000;

/** Listens on a connection of its own and reconnects until that succeeds. */
export function listenTo(options: ListenerOptions): Listener {
  const stopping = new AbortController();
  const stopped = keepListening(options, stopping.signal);
  return {
    async stop() {
      stopping.abort();
      await stopped;
    },
  };
}

async function keepListening(options: ListenerOptions, signal: AbortSignal): Promise<void> {
  let failures = 0;
  const onConnected = () => {
    failures = 0;
    options.onConnected();
  };
  while (!signal.aborted) {
    try {
      await listenUntilLost({ ...options, onConnected }, signal);
    } catch (error) {
      if (failures === 0 && !signal.aborted) options.onError(error);
    }
    const pauseMs = Math.min(maxPauseMs, 250 * 2 ** failures++) * (0.5 + Math.random() / 2);
    await sleep(pauseMs, undefined, { signal }).catch(() => {});
  }
}

async function listenUntilLost(
  { url, channel, onNotice, onConnected }: ListenerOptions,
  signal: AbortSignal,
): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    keepAlive: true,
    connectionTimeoutMillis: 5_000,
    query_timeout: 10_000,
  });
  const { promise: lost, resolve, reject } = Promise.withResolvers<void>();
  lost.catch(() => {});
  client.on("error", reject);
  client.on("end", () => reject(new Error("The connection that listens has ended.")));
  client.on("notification", ({ payload }) => onNotice(payload ?? ""));
  signal.addEventListener("abort", () => resolve(), { once: true });

  // A connection can be dead without being closed.
  const check = () => void client.query("select 1").catch(reject);
  let checks: NodeJS.Timeout | undefined;
  try {
    await Promise.race([client.connect(), lost]);
    if (signal.aborted) return;
    await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    onConnected();
    checks = setInterval(check, checkEveryMs);
    await lost;
  } finally {
    clearInterval(checks);
    await Promise.race([client.end().catch(() => {}), sleep(goodbyeMs, undefined, { ref: false })]);
  }
}
