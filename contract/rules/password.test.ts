import fc from "fast-check";
import { expect, test } from "vitest";
import { isStrongPassword, passwordRules } from "./password.ts";

test.each([
  ["Abcde1!", ["length"]],
  ["ABCDEFG1!", ["lowercase"]],
  ["abcdefg1!", ["uppercase"]],
  ["Abcdefgh!", ["number"]],
  ["Abcdefg1", ["special"]],
  ["Abcdefg1-", ["special"]],
  ["Abcdef1!", []],
  ["", ["length", "lowercase", "uppercase", "number", "special"]],
])(
  "%j breaks %j [SIGNUP-05] [SIGNUP-06] [SIGNUP-07] [SIGNUP-08] [SIGNUP-09]",
  (password, broken) => {
    const failing = passwordRules.filter((rule) => !rule.isMetBy(password)).map((rule) => rule.id);
    expect(failing).toEqual(broken);
    expect(isStrongPassword(password)).toBe(broken.length === 0);
  },
);

test("each documented special character satisfies the rule [SIGNUP-09]", () => {
  for (const character of '!@#$%^&*(),.?":{}|<>')
    expect(isStrongPassword(`Abcdefg1${character}`)).toBe(true);
});

test("a strong password stays strong however it is lengthened", () => {
  fc.assert(fc.property(fc.string(), (tail) => isStrongPassword(`Abcdef1!${tail}`)));
});
