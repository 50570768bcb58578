import { expect, test, vi } from "vitest";
import { shareConnection } from "./shared-connection.ts";

const setVisible = (isVisible: boolean) => {
  vi.spyOn(document, "hidden", "get").mockReturnValue(!isVisible);
  document.dispatchEvent(new Event("visibilitychange"));
};
test("each visible tab has its own connection where tabs cannot coordinate", () => {
  vi.stubGlobal("navigator", {});
  const signals: AbortSignal[] = [];
  const values: number[] = [];
  const leave = shareConnection<number>({
    name: "numbers",
    connect: async (deliver, signal) => {
      signals.push(signal);
      deliver(signals.length);
    },
    onValue: (value) => values.push(value),
  });
  const isOpen = () => signals.map(({ aborted }) => !aborted);
  expect(isOpen()).toEqual([true]);
  setVisible(false);
  expect(isOpen()).toEqual([false]);
  setVisible(true);
  expect(isOpen()).toEqual([false, true]);
  expect(values).toEqual([1, 2]);
  leave();
  setVisible(true);
  expect(isOpen()).toEqual([false, false]);
});
