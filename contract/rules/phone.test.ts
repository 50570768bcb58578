import fc from "fast-check";
import { expect, test } from "vitest";
import { dialCodes } from "../codes/country.ts";
import { isPhone, normalisePhone, swapDialCode } from "./phone.ts";

test.each([
  ["+27821234567", true],
  ["082 123-4567", true],
  ["0821234567", true],
  ["082123456", false],
  ["123456789012345", true],
  ["1234567890123456", false],
  ["27+821234567", false],
  ["++27821234567", false],
  ["(082) 1234567", false],
  ["", false],
])("%j is a phone number: %j [CONST-07]", (phone, expected) => {
  expect(isPhone(phone)).toBe(expected);
});

test.each([
  ["082 123-4567", "+0821234567"],
  ["+27 82 123 4567", "+27821234567"],
  ["+27 082 123 4567", "+27821234567"],
  ["+44 0020 7946 0000", "+442079460000"],
  ["27 082 123 4567", "+27821234567"],
  ["+27 08 123 45", "+270812345"],
  ["+39 06 1234 5678", "+390612345678"],
  ["", ""],
])("%j is stored as %j", (phone, stored) => {
  expect(normalisePhone(phone)).toBe(stored);
});

test("a normalised phone number is valid and stays the same when repeated", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\+?(\d[ -]?){10,15}$/), (phone) => {
      const stored = normalisePhone(phone);
      expect(stored).toMatch(/^\+\d{10,15}$/);
      expect(normalisePhone(stored)).toBe(stored);
    }),
  );
});

test.each([
  ["", "+27", "+27"],
  ["+27 821234567", "+44", "+44 821234567"],
  ["+1 5551234567", "+61", "+61 5551234567"],
  ["0821234567", "+44", "0821234567"],
  ["+92 3001234567", "+27", "+92 3001234567"],
])("%j with the dial code %j becomes %j [REG-28]", (phone, dialCode, expected) => {
  expect(swapDialCode(phone, dialCode)).toBe(expected);
});

test("changing to another country and back restores the number", () => {
  const code = fc.constantFrom(...Object.values(dialCodes));
  fc.assert(
    fc.property(code, code, fc.stringMatching(/^\d{9}$/), (from, to, rest) => {
      expect(swapDialCode(swapDialCode(`${from} ${rest}`, to), from)).toBe(`${from} ${rest}`);
    }),
  );
});
