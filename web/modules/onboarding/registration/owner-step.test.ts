import fc from "fast-check";
import { expect, test } from "vitest";
import { withDialCode, withoutDialCode } from "./owner-step.tsx";

test.each([
  ["82 123 4567", "+2782 123 4567"],
  ["+44 20 7946 0000", "+44 20 7946 0000"],
  ["", ""],
])("%j after +27 is the number %j [REG-27]", (typed, number) => {
  expect(withDialCode(typed, "+27")).toBe(number);
});

test("what is typed after the dial code is shown after it again", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{1,12}$/), (typed) => {
      expect(withoutDialCode(withDialCode(typed, "+27"), "+27")).toBe(typed);
    }),
  );
});

test("a number with another dial code is shown whole", () => {
  expect(withoutDialCode("+442079460000", "+27")).toBe("+442079460000");
});
