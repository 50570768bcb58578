import { expect } from "@playwright/test";
import type { Box, Layout, Overlay } from "./layout.ts";
import { layoutFaults } from "./layout-faults.ts";
import { test } from "./test.ts";

const page: Layout = { width: 390, height: 844, sideways: 0, controls: [], overlays: [] };
const box = (text: string, left: number, right: number, top = 100, bottom = 144): Box => ({
  text,
  left,
  right,
  top,
  bottom,
});
const dialog: Overlay = {
  box: box("Add User", 0, 390, 0, 844),
  parts: [],
  controls: [],
  scrolled: [],
};

test.describe("the faults of a layout", { tag: "@main" }, () => {
  test("a page on which everything is within the window has no fault", () => {
    const controls = [box("Save", 0, 390), box("Cancel", 20, 100)];
    expect(layoutFaults({ ...page, controls, overlays: [dialog] })).toEqual([]);
  });

  test("a control beyond a side of the window is a fault", () => {
    const controls = [box("Save", 380, 420), box("Back", -40, 4), box("Next", 300, 390)];
    expect(layoutFaults({ ...page, controls })).toEqual([
      "“Save” is beyond the window",
      "“Back” is beyond the window",
    ]);
  });

  test("a dialog that cuts its form without need is a fault", () => {
    const body = { shown: 28, content: 564, hiddenWidth: 0 };
    const scrolledIn = (isFull: boolean) =>
      layoutFaults({ ...page, overlays: [{ ...dialog, scrolled: [{ ...body, isFull }] }] });
    expect(scrolledIn(false)).toEqual(["Add User: shows 28 of 564 pixels, and could be higher"]);
    expect(scrolledIn(true)).toEqual([]);
  });
});
