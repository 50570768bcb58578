import { expect, test } from "vitest";
import type { Reason } from "../codes/reason.ts";
import { reasonCodes } from "../codes/reason.ts";
import { Reason as ReasonSchema } from "../story.ts";
import { reasonText } from "./reason-text.ts";

const anna = { id: 7, name: "Anna Botha" };
const gone = { id: 7, name: null };
const product = (code: string, values: object = {}) =>
  ({ by: "product", code, values }) as unknown as Reason;
const founders = { name: "Founders' day", on: "2027-09-16", because: "Our twentieth year" };

const sentences: [Reason, string][] = [
  [product("nobodyLed"), "They had no manager"],
  [product("managerDeactivated", { manager: anna }), "Anna Botha was deactivated"],
  [product("managerLeaves", { manager: anna }), "Anna Botha leaves the company"],
  [product("rehired"), "They left, and were rehired later"],
  [product("imported", { file: "people.csv" }), "Imported with people.csv"],
  [product("headNamed", { department: { id: 3, name: "Sales" } }), "Head of Sales"],
  [product("withdrawn", { because: "Not so" }), "Withdrawn: Not so"],
  [product("lastDayOver"), "The last day of work is over"],
  [product("leavesBeforeMove"), "Their last day of work is before the planned move."],
  [product("moveWithdrawn"), "The planned move was withdrawn."],
  [
    product("nobodyElseDecides"),
    "There is no other reviewer for this leave, so it was approved at once.",
  ],
  [product("employmentDays"), "The first or last day of employment was changed."],
  [
    product("patternAssigned", { pattern: { id: 2, name: "Three days" }, from: "2027-01-01" }),
    "Three days, from Jan 1, 2027",
  ],
  [product("companyWeekAssigned", { from: "2027-01-01" }), "Company week, from Jan 1, 2027"],
  [product("workingDays"), "Working days of the company"],
  [product("publicHolidays", { region: "GB" }), "Public holidays: United Kingdom"],
  [
    product("workingDaysAndPublicHolidays", { region: "GB" }),
    "Working days of the company; Public holidays: United Kingdom",
  ],
  [product("ownHoliday", founders), "Founders' day, Sep 16, 2027: Our twentieth year"],
  [
    product("ownHolidayTakenBack", founders),
    "Founders' day, Sep 16, 2027, taken back: Our twentieth year",
  ],
];

test.each(sentences)("%j is written out as %s", (reason, sentence) => {
  expect(reasonText(ReasonSchema.parse(reason))).toBe(sentence);
});

test("every code has its sentence here", () => {
  const tested = sentences.flatMap(([reason]) => (reason.by === "product" ? reason.code : []));
  expect(tested.toSorted()).toEqual(Object.keys(reasonCodes).toSorted());
});

test("what a human typed stays as it is", () => {
  expect(reasonText({ by: "person", text: "A project" })).toBe("A project");
});

test.each([
  ["managerDeactivated", { manager: gone }, "Their manager was deactivated"],
  ["managerLeaves", { manager: gone }, "Their manager leaves the company"],
  ["headNamed", { department: gone }, "Head of a department"],
  [
    "patternAssigned",
    { pattern: gone, from: "2027-01-01" },
    "Another working pattern, from Jan 1, 2027",
  ],
])("%s names no record that is gone", (code, values, sentence) => {
  expect(reasonText(ReasonSchema.parse(product(code, values)))).toBe(sentence);
});

test("a code with another's values is no reason", () => {
  expect(ReasonSchema.safeParse(product("managerLeaves", { file: "people.csv" })).success).toBe(
    false,
  );
});
