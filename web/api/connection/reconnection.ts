import { ApiError } from "../api-error.ts";

const minPauseMs = 1_000;
const maxPauseMs = 30_000;

/** The pause before the next attempt. It grows with each failure, with jitter against clients in unison. */
export const pauseMs = (failures: number, chance = Math.random()): number =>
  Math.min(maxPauseMs, minPauseMs * 2 ** failures) * (0.5 + chance / 2);

const isRefused = (error: unknown) =>
  error instanceof ApiError && [401, 403, 404].includes(error.status);

/** Reconnects until the signal aborts, with growing pauses after failures. Rejects with the ApiError of a refusal. */
export async function maintainConnection(
  connect: (onConnected: () => void) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    try {
      await connect(() => {
        failures = 0;
      });
    } catch (error) {
      if (isRefused(error)) throw error;
    }
    await pause(pauseMs(failures++), signal);
  }
}

/** Waits for a time, or less if the network or the user returns or the signal aborts. */
export function pause(ms: number, signal = new AbortController().signal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const done = new AbortController();
    const proceed = () => {
      clearTimeout(timer);
      done.abort();
      resolve();
    };
    const timer = setTimeout(proceed, ms);
    const until = { signal: done.signal };
    signal.addEventListener("abort", proceed, until);
    window.addEventListener("online", proceed, until);
    document.addEventListener("visibilitychange", () => !document.hidden && proceed(), until);
  });
}
