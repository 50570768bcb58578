import { vi } from "vitest";

/** Waits until a check no longer throws, however busy the machine is, and returns what it returns. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 60_000, interval: 20 });
