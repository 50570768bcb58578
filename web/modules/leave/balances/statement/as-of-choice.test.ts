import { expect, test } from "vitest";
import { daysToChoose } from "./as-of-choice.tsx";

test.each([
  ["2026-11-22", "2026-01-01", ["2025-12-31", "2026-11-22", "2026-12-31"]],
  ["2026-11-22", "2024-01-01", ["2025-12-31", "2026-11-22", "2026-12-31"]],
  ["2026-12-31", "2026-01-01", ["2025-12-31", "2026-12-31"]],
  ["2026-02-10", "2025-03-01", ["2025-02-28", "2026-02-10", "2026-02-28"]],
])("%s, in years from %s, offers today and two years' ends", (today, yearFrom, days) => {
  expect(daysToChoose({ today, yearFrom })).toEqual(days);
});
