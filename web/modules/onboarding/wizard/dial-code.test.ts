import { expect, test } from "vitest";
import { fromAbroad } from "./dial-code.ts";

test.each([
  ["082 123 4567", "+27 82 123 4567"],
  ["+27 82 123 4567", "+27 82 123 4567"],
  ["0027 82 123 4567", "0027 82 123 4567"],
  ["82 123 4567", "82 123 4567"],
  ["", ""],
])("in South Africa %j is dialled from abroad as %j", (phone, dialled) => {
  expect(fromAbroad(phone, "+27")).toBe(dialled);
});
