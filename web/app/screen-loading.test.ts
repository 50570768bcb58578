import { beforeEach, expect, test, vi } from "vitest";
import { loadScreen } from "./screen-loading.ts";

beforeEach(() => void vi.useFakeTimers());
const screen = { component: "a screen" };
const failing = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));

test("a screen opened offline appears once the browser is online", async () => {
  vi.stubGlobal("fetch", failing);
  const load = vi.fn<() => Promise<typeof screen>>(failing);
  const opened = loadScreen(load);
  await vi.advanceTimersByTimeAsync(0);
  expect(load).toHaveBeenCalledOnce();
  load.mockResolvedValue(screen);
  window.dispatchEvent(new Event("online"));
  expect(await opened).toBe(screen);
});

test("an unreachable server is tried again every 5 seconds", async () => {
  vi.stubGlobal("fetch", failing);
  const load = vi.fn<() => Promise<typeof screen>>(failing);
  const opened = loadScreen(load);
  await vi.advanceTimersByTimeAsync(10_500);
  expect(load).toHaveBeenCalledTimes(3);
  load.mockResolvedValue(screen);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await opened).toBe(screen);
});

test("a screen missing from the server fails at once", async () => {
  vi.stubGlobal("fetch", async () => new Response());
  await expect(loadScreen(failing)).rejects.toThrow("Failed to fetch");
});
