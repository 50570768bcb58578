import fc from "fast-check";
import { expect, test } from "vitest";
import { firstOpenStep, ifGiven, required } from "./rules.ts";

const steps = [{ name: [required("Name")] }, {}, { phone: [ifGiven(() => false, "Phone")] }];

test("a value of nothing but spaces counts as missing", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\s*$/), (blank) => {
      expect(required("Missing")(blank, {})).toBe("Missing");
    }),
  );
});

test("what may be left out is only judged when it is given", () => {
  const even = ifGiven((value) => value.length % 2 === 0, "Odd");
  expect(even("  ", {})).toBeUndefined();
  expect(even("ab", {})).toBeUndefined();
  expect(even("abc", {})).toBe("Odd");
});

test.each([
  [{ name: "", phone: "" }, 0],
  [{ name: "N", phone: "1" }, 2],
  [{ name: "N", phone: "" }, 3],
])("of %o step %i is the first that still asks for something", (values, step) => {
  expect(firstOpenStep(steps, values)).toBe(step);
});
