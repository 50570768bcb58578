import { expect, test } from "vitest";
import { ifGiven, required } from "#web/ui/form/rules.ts";
import { firstOpenStep } from "./rules.ts";

const steps = [{ name: [required("Name")] }, {}, { phone: [ifGiven(() => false, "Phone")] }];

test.each([
  [{ name: "", phone: "" }, 0],
  [{ name: "N", phone: "1" }, 2],
  [{ name: "N", phone: "" }, 3],
])("of %o step %i is the first that still asks for something", (values, step) => {
  expect(firstOpenStep(steps, values)).toBe(step);
});
