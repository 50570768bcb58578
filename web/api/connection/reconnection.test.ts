import { beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "../api-error.ts";
import { maintainConnection, pauseMs } from "./reconnection.ts";

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(1);
});
test("pauses grow with each failure up to half a minute, with jitter", () => {
  expect([0, 1, 2, 3, 4, 5, 9].map((failures) => pauseMs(failures, 1))).toEqual([
    1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000,
  ]);
  expect(pauseMs(3, 0)).toBe(4_000);
});

/** A server that answers attempts with these outcomes in turn, and then not at all. */
function attempts(...outcomes: ((onConnected: () => void) => void)[]) {
  const leaving = new AbortController();
  let count = 0;
  const connected = maintainConnection(async (onConnected) => {
    const outcome = outcomes[count++] ?? fails;
    outcome(onConnected);
  }, leaving.signal);
  connected.catch(() => {});
  return { connected, leave: () => leaving.abort(), count: () => count };
}
const fails = () => {
  throw new ApiError(0);
};

test("it reconnects until the signal aborts", async () => {
  const { connected, leave, count } = attempts();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(count()).toBe(2);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(count()).toBeGreaterThan(4);
  leave();
  await connected;
  const tried = count();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(count()).toBe(tried);
});

test("an established connection resets the pause before the next attempt", async () => {
  const connects = (onConnected: () => void) => onConnected();
  const { leave, count } = attempts(fails, fails, fails, fails, connects);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(count()).toBe(5);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(count()).toBe(6);
  leave();
});

test("the return of the network ends the pause at once", async () => {
  const { leave, count } = attempts();
  await vi.advanceTimersByTimeAsync(30_000);
  const before = count();
  window.dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(0);
  expect(count()).toBe(before + 1);
  leave();
});

test.each([401, 403, 404])("a refusal with %d stops the attempts", async (status) => {
  const { connected, count } = attempts(() => {
    throw new ApiError(status);
  });
  await expect(connected).rejects.toMatchObject({ status });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(count()).toBe(1);
});
