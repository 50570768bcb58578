import { expect, test } from "vitest";
import { counted, formatDays } from "./counts.ts";

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
