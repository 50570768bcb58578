import { afterEach, expect, test, vi } from "vitest";
import { shareAmongTabs } from "./share-among-tabs.ts";

const look = (isSeen: boolean) => {
  vi.spyOn(document, "hidden", "get").mockReturnValue(!isSeen);
  document.dispatchEvent(new Event("visibilitychange"));
};
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("where tabs cannot agree on one, each holds its own while it is visible", () => {
  vi.stubGlobal("navigator", {});
  const held: AbortSignal[] = [];
  const values: number[] = [];
  const leave = shareAmongTabs<number>({
    name: "numbers",
    hold: async (tell, signal) => {
      held.push(signal);
      tell(held.length);
    },
    onValue: (value) => values.push(value),
  });
  const isHeld = () => held.map(({ aborted }) => !aborted);
  expect(isHeld()).toEqual([true]);
  look(false);
  expect(isHeld()).toEqual([false]);
  look(true);
  expect(isHeld()).toEqual([false, true]);
  expect(values).toEqual([1, 2]);
  leave();
  look(true);
  expect(isHeld()).toEqual([false, false]);
});
