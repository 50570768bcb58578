import { vi } from "vitest";

/** Waits until the check passes, on however busy a machine; returns its result. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 60_000, interval: 20 });
