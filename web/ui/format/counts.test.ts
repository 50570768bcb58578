import { expect, test } from "vitest";
import { counted, countedRows, formatDays } from "./counts.ts";

test.each([
  [0, "0 days"],
  [0.5, "0.5 days"],
  [1, "1 day"],
  [2, "2 days"],
])("%d days read as %s", (count, shown) => {
  expect(formatDays(count)).toBe(shown);
});

test("a noun with an irregular plural uses it", () => {
  expect([counted(1, "person", "people"), counted(3, "person", "people")]).toEqual([
    "1 person",
    "3 people",
  ]);
});

test.each([
  [1, 4, 47, "1 to 4 of 47 users"],
  [45, 47, 47, "45 to 47 of 47 users"],
  [47, 47, 47, "47 of 47 users"],
  [1, 2, 2, "1 to 2 of 2 users"],
  [1, 1, 1, "1 user"],
])("rows %d to %d of %d are shown as %s", (from, to, total, shown) => {
  expect(countedRows({ from, to, total }, "user")).toBe(shown);
});
