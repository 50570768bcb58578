import { beforeEach, expect, test, vi } from "vitest";
import { createAutosaver, type SaveState } from "./autosaver.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

test("typed text is saved once, after a pause or on leaving", async () => {
  const states: SaveState[] = [];
  const saver = createAutosaver((state) => states.push(state));
  const save = vi.fn(async () => {});
  saver.setSave(save);
  saver.change("a");
  saver.change("ab");
  expect(save).not.toHaveBeenCalled();
  await vi.runAllTimersAsync();
  expect(save.mock.calls).toEqual([["ab"]]);
  saver.change("abc");
  await saver.flush();
  await vi.runAllTimersAsync();
  expect(save.mock.calls).toEqual([["ab"], ["abc"]]);
  expect(states.at(-1)).toBe("saved");
});

test("saves run in order, and a failed one is repeated", async () => {
  const states: SaveState[] = [];
  const saver = createAutosaver((state) => states.push(state));
  const { promise, resolve } = Promise.withResolvers<void>();
  const save = vi.fn((_: string): Promise<void> => promise);
  saver.setSave(save);
  saver.change("first");
  const first = saver.flush();
  await vi.advanceTimersByTimeAsync(0);
  saver.change("second");
  const second = saver.flush();
  await vi.advanceTimersByTimeAsync(0);
  expect(save.mock.calls).toEqual([["first"]]);
  resolve();
  expect(await Promise.all([first, second])).toEqual([true, true]);
  expect(save.mock.calls).toEqual([["first"], ["second"]]);

  saver.setSave(() => Promise.reject(new Error("offline")));
  saver.change("third");
  expect(await saver.flush()).toBe(false);
  expect(states.at(-1)).toBe("failed");
  const again = vi.fn(async () => {});
  saver.setSave(again);
  await saver.flush();
  expect(again.mock.calls).toEqual([["third"]]);
});

test("a failed save is tried again after a while", async () => {
  const states: SaveState[] = [];
  const saver = createAutosaver((state) => states.push(state));
  const save = vi.fn((_: string) => Promise.reject(new Error("offline")));
  saver.setSave(save);
  saver.change("a line");
  await vi.advanceTimersByTimeAsync(1_000);
  expect([states.at(-1), save.mock.calls.length]).toEqual(["failed", 1]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(save.mock.calls.length).toBe(2);
  saver.setSave(async () => {});
  await vi.advanceTimersByTimeAsync(10_000);
  expect(states.at(-1)).toBe("saved");
});
