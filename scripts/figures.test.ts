import { expect, test } from "vitest";
import { importsIn, nodesOnCircles } from "./lib/import-graph.mjs";

test("imports are found with their names, lazy ones too", () => {
  const text = [
    'import { type Day, dayOf as of } from "./day.ts";',
    'export { week } from "#server/week.ts";',
    'import { sql } from "kysely";',
    'const load = () => import("./page.tsx");',
  ].join("\n");
  expect(importsIn("server/now.ts", text, () => true)).toEqual([
    { file: "server/day.ts", names: ["Day", "dayOf"], isLazy: false },
    { file: "server/week.ts", names: ["week"], isLazy: false },
    { file: "server/page.tsx", names: [], isLazy: true },
  ]);
  expect(importsIn("server/now.ts", text, () => false)).toEqual([]);
});

test("nodes on circles are found, ends that lead there are not", () => {
  const circle = [
    ["a", "b"],
    ["b", "c"],
    ["c", "a"],
  ] as const;
  expect(nodesOnCircles([["start", "a"], ...circle, ["c", "end"]]).toSorted()).toEqual([
    "a",
    "b",
    "c",
  ]);
  expect(
    nodesOnCircles([
      ["start", "a"],
      ["a", "end"],
    ]),
  ).toEqual([]);
});
