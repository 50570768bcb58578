import { expect, test } from "vitest";
import { ageText } from "./age-text.ts";

const now = new Date("2026-03-02T12:00:00Z");
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();

test.each([
  [0, "0 days", "CONST-26"],
  [1, "1 day", "CONST-26"],
  [29, "29 days", "CONST-26"],
  [30, "1 month", "CONST-27"],
  [364, "12 months", "CONST-27"],
  [365, "1 year", "CONST-28"],
  [800, "2 years", "CONST-28"],
])("what was %d days ago is %s old [%s]", (days, shown) => {
  expect(ageText(daysAgo(days), now)).toBe(shown);
});

test("what lies ahead has no age yet", () => {
  expect(ageText(daysAgo(-3), now)).toBe("0 days");
});
