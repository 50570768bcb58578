import { expect, test } from "vitest";
import { firstTalkDay } from "./talk-day.ts";

const days = {
  workMinutes: [480, 480, 480, 480, 480, 0, 0],
  holidayOn: (day: string) => (day === "2026-12-16" ? "Day of Reconciliation" : undefined),
};

test.each([
  ["the next day", "2026-12-01", [], "2026-12-02"],
  ["not at the weekend", "2026-12-04", [], "2026-12-07"],
  ["not on a holiday", "2026-12-15", [], "2026-12-17"],
  [
    "not while the employee is away",
    "2026-12-01",
    [{ startDate: "2026-12-01", endDate: "2026-12-04" }],
    "2026-12-07",
  ],
])("the first talk is suggested for %s", (_, today, leave, expected) => {
  expect(firstTalkDay(today, days, leave)).toBe(expected);
});

test("for a company that never works, the thirtieth day is suggested", () => {
  expect(firstTalkDay("2026-12-01", { ...days, workMinutes: [] }, [])).toBe("2026-12-31");
});
