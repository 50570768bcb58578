import { expect, test } from "vitest";
import { isIdNumber } from "./id-number.ts";

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
