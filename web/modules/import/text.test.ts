import { expect, test } from "vitest";
import { text } from "./text.ts";

const { columns, check } = text;

test.each([
  [["First Name"], "the column for First Name."],
  [["First Name", "Last Name", "Email"], "the columns for First Name, Last Name and Email."],
])("missing columns are named: %o", (names, said) => {
  expect(columns.missing(names)).toBe(`People cannot be added yet. Please choose ${said}`);
});

test.each([
  [1, "The row is imported only if it is good."],
  [4_000, "The 4,000 rows are imported only if all are good."],
])("all or nothing is said of %d", (rows, said) => {
  expect(check.allOrNothingHelp(rows)).toBe(said);
});

test.each([
  [0, "1 person now."],
  [1, "1 person now. The other row can be downloaded with its reason."],
  [2, "1 person now. The other 2 rows can be downloaded with their reasons."],
])("good rows are said with %d others", (bad, said) => {
  expect(check.goodOnlyHelp(1, bad)).toBe(said);
});
