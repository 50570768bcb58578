import { expect, test } from "vitest";
import type { PlannedDayRule } from "#contract/leave/planning/day-rules.ts";
import { blockedDaysOf, blockedLines, minimaOf, shortLines } from "./planner-day-rules.ts";

const kitchen = { id: 7, name: "Kitchen" };
const rule = (given: Partial<PlannedDayRule>): PlannedDayRule => ({
  id: 1,
  kind: "blocked",
  department: null,
  from: "2026-12-16",
  to: "2026-12-17",
  minimum: null,
  reason: "Stocktake",
  staffing: [],
  ...given,
});
const planOf = (...dayRules: PlannedDayRule[]) => ({
  from: "2026-12-14",
  to: "2026-12-27",
  today: "2026-12-14",
  dayRules,
});

test("days are blocked for all or for one department", () => {
  const plan = planOf(
    rule({ from: "2026-12-01", to: "2026-12-15", department: kitchen }),
    rule({}),
  );
  expect(blockedDaysOf(plan, { department: kitchen })).toEqual([
    "2026-12-14",
    "2026-12-15",
    "2026-12-16",
    "2026-12-17",
  ]);
  expect(blockedDaysOf(plan, { department: null })).toEqual(["2026-12-16", "2026-12-17"]);
  expect(blockedLines(plan)).toEqual([
    "1 – 15 Dec Kitchen (Stocktake)",
    "16 – 17 Dec whole company (Stocktake)",
  ]);
  expect(blockedLines(plan, { from: "2026-12-21", to: "2026-12-27" })).toEqual([]);
});

test("the worst of the short-staffed days is named for its week", () => {
  const staffing = [
    { date: "2026-12-15", due: 4, atWork: 2 },
    { date: "2026-12-16", due: 4, atWork: 3 },
    { date: "2026-12-18", due: 4, atWork: 1.5 },
    { date: "2026-12-22", due: 4, atWork: 2 },
  ];
  const plan = planOf(rule({ kind: "staffing", minimum: 3, department: kitchen, staffing }));
  expect(shortLines(plan)).toEqual(["Kitchen on 3 days, fewest on Fri 18 Dec (1.5 of at least 3)"]);
  expect(shortLines(plan, { from: "2026-12-21", to: "2026-12-27" })).toEqual([
    "Kitchen on Tue 22 Dec (2 of at least 3)",
  ]);
  expect(minimaOf(plan)).toEqual(plan.dayRules);
  expect(minimaOf(planOf(rule({}), rule({ kind: "staffing", minimum: 3 })))).toEqual([]);
});

test("the first five of many rules are named and the rest counted", () => {
  const plan = planOf(...Array.from({ length: 7 }, (_, id) => rule({ id })));
  expect(blockedLines(plan)).toHaveLength(6);
  expect(blockedLines(plan).at(-1)).toBe("and 2 more");
});
