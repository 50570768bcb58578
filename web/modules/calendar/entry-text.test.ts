import { expect, test } from "vitest";
import type { CalendarEntry } from "#contract/calendar.ts";
import { kindText, titleOf } from "./entry-text.ts";

const absence: CalendarEntry = {
  ...{ id: "leave-1-2027-12-13", type: "leave", country: null, name: "Anna Botha" },
  ...{ description: "", time: null, date: "2027-12-13", isExpected: false, event: null },
  leaveDays: { from: "2027-12-13", to: "2027-12-13" },
  half: null,
};

test.each([
  [null, "Leave", "Anna Botha is away"],
  ["morning", "Leave (morning)", "Anna Botha is away in the morning"],
  ["afternoon", "Leave (afternoon)", "Anna Botha is away in the afternoon"],
] as const)("an absence with the half %s reads as %s", (half, kind, title) => {
  const entry = { ...absence, half };
  expect([kindText(entry), titleOf(entry)]).toEqual([kind, title]);
});
