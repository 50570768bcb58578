import fc from "fast-check";
import { expect, test } from "vitest";
import { ifGiven, required } from "./rules.ts";

test("a value of nothing but spaces counts as missing", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\s*$/), (blank) => {
      expect(required("Missing")(blank, {})).toBe("Missing");
    }),
  );
});

test("an optional value is validated only if it is given", () => {
  const even = ifGiven((value) => value.length % 2 === 0, "Odd");
  expect(even("  ", {})).toBeUndefined();
  expect(even("ab", {})).toBeUndefined();
  expect(even("abc", {})).toBe("Odd");
});
