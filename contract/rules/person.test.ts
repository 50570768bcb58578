import { expect, test } from "vitest";
import { birthDateProblem, idNumberDoubt, isIdNumber, isTaxNumber } from "./person.ts";

test.each([
  ["2026-11-23", "Date of birth cannot be in the future"],
  ["2026-11-22", undefined],
  ["1900-01-01", undefined],
  ["1899-12-31", "Please check the year of birth"],
  ["0090-02-02", "Please check the year of birth"],
])("on 22 November 2026 a birth on %s is refused with %j", (date, problem) => {
  expect(birthDateProblem(date, "2026-11-22")).toBe(problem);
});

test.each([
  ["123456", true],
  ["12345", false],
  ["800101 5009 087", true],
  ["123456789012345", true],
  ["1234567890123456", false],
  ["A123456", false],
  ["", false],
])("%j is an ID number: %j [REG-22] [CONST-07]", (text, expected) => {
  expect(isIdNumber(text)).toBe(expected);
});

test.each([
  ["1234", true],
  ["123", false],
  ["ZA-12/34", true],
  ["ABCDEF123", false],
  ["", false],
])("%j has enough digits for a tax number: %j [REG-12] [CONST-07]", (text, expected) => {
  expect(isTaxNumber(text)).toBe(expected);
});

const doubt = "It begins with another date of birth";

test.each([
  ["1980-01-01", "800101 5009 087", undefined],
  ["1980-01-02", "800101 5009 087", doubt],
  ["1980-01-02", "8001015009087", doubt],
  ["2080-01-01", "8001015009087", undefined],
  ["", "8001015009087", undefined],
  ["1980-01-02", "8013015009087", undefined],
  ["1980-01-02", "123456", undefined],
  ["1980-01-02", "", undefined],
])("born on %j with the number %j gives the warning %j [REG-22]", (born, number, expected) => {
  expect(idNumberDoubt(born, number)).toBe(expected);
});
