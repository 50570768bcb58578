import { expect, test } from "vitest";
import { ifGiven, required } from "#web/ui/form/rules.ts";
import { firstOpenStep } from "./rules.ts";

const steps = [{ name: [required("Name")] }, {}, { phone: [ifGiven(() => false, "Phone")] }];

test.each([
  [{ name: "", phone: "" }, 0],
  [{ name: "N", phone: "1" }, 2],
  [{ name: "N", phone: "" }, 3],
])("with %o step %i is the first with an error", (values, step) => {
  expect(firstOpenStep(steps, values)).toBe(step);
});
