import { ApiError } from "./api-error.ts";

const minPauseMs = 1_000;
const maxPauseMs = 30_000;

/** How long to wait before trying again: longer after each failure, and never all at the same moment. */
export const pauseMs = (failures: number, chance = Math.random()): number =>
  Math.min(maxPauseMs, minPauseMs * 2 ** failures) * (0.5 + chance / 2);

const isRefused = (error: unknown) =>
  error instanceof ApiError && [401, 403, 404].includes(error.status);

/**
 * Connects again and again until the signal ends it: soon after a connection that has held, later and later after failures,
 * and at once when the network or the user is back. Rejects with the ApiError of a refusal, which no retry would change.
 */
export async function keepConnected(
  connect: (onHeld: () => void) => Promise<void>,
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

function pause(ms: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const done = new AbortController();
    const goOn = () => {
      clearTimeout(timer);
      done.abort();
      resolve();
    };
    const timer = setTimeout(goOn, ms);
    const until = { signal: done.signal };
    signal.addEventListener("abort", goOn, until);
    window.addEventListener("online", goOn, until);
    document.addEventListener("visibilitychange", () => !document.hidden && goOn(), until);
  });
}
