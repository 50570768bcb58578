import { expect, test } from "vitest";
import { isTaxNumber } from "./tax-number.ts";

test.each([
  ["1234", true],
  ["123", false],
  ["ZA-12/34", true],
  ["ABCDEF123", false],
  ["", false],
])("%j has enough digits for a tax number: %j [REG-12] [CONST-07]", (text, expected) => {
  expect(isTaxNumber(text)).toBe(expected);
});
