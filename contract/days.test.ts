import { expect, test } from "vitest";
import { GivenDay, PossibleDate, requiredDate } from "./common.ts";

const required = requiredDate("Please choose a day");
const accepts = (day: string) =>
  [GivenDay, PossibleDate, required].map((schema) => schema.safeParse(day).success);
const problemsOf = (day: string) =>
  [GivenDay, PossibleDate, required].map(
    (schema) => schema.safeParse(day).error?.issues.map(({ message }) => message) ?? [],
  );

test("a day in the year 9999 or later is refused", () => {
  expect(accepts("9998-12-31")).toEqual([true, true, true]);
  const refused = ["Please enter a day before the year 9999, or none"];
  for (const day of ["9999-01-01", "9999-12-31"])
    expect(problemsOf(day)).toEqual([refused, refused, refused]);
});

test("a day that is on no calendar is refused", () => {
  for (const day of ["2026-02-30", "0000-01-01", "10000-01-01", "2026-1-1"])
    expect(accepts(day)).toEqual([false, false, false]);
  expect([PossibleDate.safeParse("").success, PossibleDate.safeParse(null).success]).toEqual([
    true,
    true,
  ]);
});
