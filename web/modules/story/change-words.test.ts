import { expect, test } from "vitest";
import { proseDay } from "#web/ui/format/dates.ts";
import { changeInWords } from "./change-words.ts";

const change = (field: string, before: string | null, after: string | null) => ({
  field,
  before,
  beforeId: null,
  after,
  afterId: null,
  isSensitive: false,
});

test.each([
  [change("employmentStatus", "Probation", "FullTime"), "Employment", "Probation", "Full Time"],
  [change("gender", null, "1"), "Gender", undefined, "Female"],
  [change("startDate", "2026-03-02", "2026-04-01"), "Hire date", "Mar 2, 2026", "Apr 1, 2026"],
  [change("positionTitle", "Cashier", null), "Position", "Cashier", undefined],
  [change("annual", "15", "21.5"), "Annual", "15 days", "21.5 days"],
  [change("study", "0", "1"), "Study", "0 days", "1 day"],
  [change("leaveType", null, "SickLeave"), "Leave type", undefined, "Sick Leave"],
  [change("leaveDuration", null, "4"), "Leave duration", undefined, "4 days"],
  [change("leaveStatus", "rejected", "approved"), "Leave status", "Rejected", "Approved"],
  [change("bankAccount", null, "Standard"), "Bank account", undefined, "Standard"],
])("the change %o reads in plain words", (given, field, before, after) => {
  expect(changeInWords(given)).toEqual({ field, before, after, isSensitive: false });
});

test("in a sentence a day is written as in prose", () => {
  const moved = change("startDate", "2026-03-02", "2027-04-01");
  expect(changeInWords(moved, (day) => proseDay(day, "2026-11-24"))).toMatchObject({
    before: "2 Mar",
    after: "1 Apr 2027",
  });
});

test("a sensitive field is shown as changed, never with its values", () => {
  const leaked = { ...change("idNumber", "8001015009087", "9001015009088"), isSensitive: true };
  expect(changeInWords(leaked)).toEqual({
    field: "ID number",
    before: undefined,
    after: undefined,
    isSensitive: true,
  });
});
