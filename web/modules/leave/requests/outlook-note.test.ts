import { expect, test } from "vitest";
import { currentDay } from "#web/ui/format/clock.ts";
import { daysWithin, decidesText } from "./outlook-note.tsx";

const year = currentDay().slice(0, 4);
const next = (to: string | null) => ({ to, on: `${year}-12-01` });

test.each([
  [{ name: "Nomvula Dube", next: null }, "Nomvula Dube decides."],
  [{ name: null, next: null }, "The super administrators decide."],
  [
    { name: "Nomvula Dube", next: next("Jabulani Shabangu") },
    "Nomvula Dube decides until 30 Nov, then Jabulani Shabangu.",
  ],
  [
    { name: null, next: next("Jabulani Shabangu") },
    "The super administrators decide until 30 Nov, then Jabulani Shabangu.",
  ],
  [
    { name: "Nomvula Dube", next: next(null) },
    "Nomvula Dube decides until 30 Nov, then the super administrators.",
  ],
])("an application says who decides: %#", (decides, said) => {
  expect(decidesText(decides)).toBe(said);
});

const asked = { startDate: `${year}-12-14`, endDate: `${year}-12-18` };

test.each([
  ["before and after them", `${year}-12-01`, `${year}-12-31`, "on all of these days"],
  ["on their last two", `${year}-12-17`, `${year}-12-31`, "17 – 18 Dec"],
  ["on their first", `${year}-12-01`, `${year}-12-14`, "14 Dec"],
])("only the requested days of an absence are said: %s", (_when, startDate, endDate, said) => {
  expect(daysWithin({ startDate, endDate }, asked)).toBe(said);
});
