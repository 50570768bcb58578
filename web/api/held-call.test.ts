import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { holdCall, sendHeldCalls } from "./held-call.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(async () => {
  await sendHeldCalls();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const newCall = () => vi.fn(() => Promise.resolve());

test("a held call is sent after six seconds, once", async () => {
  const call = newCall();
  const held = holdCall(call);
  await vi.advanceTimersByTimeAsync(5_999);
  expect(call).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(call).toHaveBeenCalledOnce();
  await held.send();
  await sendHeldCalls();
  expect(call).toHaveBeenCalledOnce();
});

test("a call that is undone is never sent", async () => {
  const call = newCall();
  const held = holdCall(call);
  held.undo();
  held.resume();
  await held.send();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(call).not.toHaveBeenCalled();
});

test("while it is paused a call waits, then has its whole time again", async () => {
  const call = newCall();
  const held = holdCall(call);
  await vi.advanceTimersByTimeAsync(5_000);
  held.pause();
  await vi.advanceTimersByTimeAsync(60_000);
  held.resume();
  await vi.advanceTimersByTimeAsync(5_999);
  expect(call).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(call).toHaveBeenCalledOnce();
});

test("what is held is sent in the same moment in which the page is hidden or closed", () => {
  const [first, second] = [newCall(), newCall()];
  holdCall(first);
  document.dispatchEvent(new Event("visibilitychange"));
  expect(first).not.toHaveBeenCalled();
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  document.dispatchEvent(new Event("visibilitychange"));
  expect(first).toHaveBeenCalledOnce();
  holdCall(second);
  dispatchEvent(new Event("pagehide"));
  expect(second).toHaveBeenCalledOnce();
  expect(first).toHaveBeenCalledOnce();
});
