import { expect, test } from "vitest";
import { findCycle } from "./files-in-order.ts";

const filesOf = (imports: Record<string, string[]>) =>
  new Map(Object.entries(imports).map(([name, names]) => [name, { imports: names }]));

test.each([
  ["two files that import each other", { a: ["b"], b: ["a"] }, ["a", "b", "a"]],
  ["a longer way back", { start: ["a"], a: ["b"], b: ["c"], c: ["a"] }, ["a", "b", "c", "a"]],
  ["a file that imports itself", { a: ["a"] }, ["a", "a"]],
  ["a file that two others share", { a: ["b", "c"], b: ["c"], c: [] }, undefined],
  ["a file that is not of this build", { a: ["elsewhere"] }, undefined],
])("a built file must not import itself by way of others: %s", (_, imports, cycle) => {
  expect(findCycle(filesOf(imports as Record<string, string[]>))).toEqual(cycle);
});
