import { expect, test } from "vitest";
import type { ParentalFacts } from "#contract/codes/parental-event.ts";
import { lengthOf } from "../day.ts";
import { daysOfPool, parentalLeave, weeksAround } from "./parental.ts";

type Stated = Omit<ParentalFacts, "event" | "date">;
const first: Stated = { role: "first", hasEmployedPartner: true };
const other: Stated = { ...first, role: "other" };
const alone: Stated = { ...first, hasEmployedPartner: false };
const baby: Stated = { ...first, isChildUnderTwo: true };
const order = "interim order in Van Wyk";

test.each<[string, string, ParentalFacts["event"], string, Stated, string, string]>([
  [
    "s 25: four consecutive months",
    "BCEA s 25",
    "birth",
    "2025-10-02",
    first,
    "2025-09-15",
    "2026-01-14",
  ],
  [
    "s 25: four months from the last day of a month",
    "BCEA s 25",
    "birth",
    "2025-10-02",
    first,
    "2025-10-31",
    "2026-02-28",
  ],
  [
    "s 25A: ten consecutive days for the other parent",
    "BCEA s 25A",
    "birth",
    "2025-10-02",
    other,
    "2025-10-02",
    "2025-10-11",
  ],
  [
    "s 25B: ten weeks for an adoptive parent",
    "BCEA s 25B",
    "adoption",
    "2025-10-02",
    baby,
    "2025-10-02",
    "2025-12-10",
  ],
  [
    "s 25A: ten days for the other adoptive parent",
    "BCEA s 25A",
    "adoption",
    "2025-10-02",
    { ...baby, role: "other" },
    "2025-10-02",
    "2025-10-11",
  ],
  [
    "s 25B is for a child under two: with an older one, the ten days of s 25A are left",
    "BCEA s 25A",
    "adoption",
    "2025-10-02",
    { ...first, isChildUnderTwo: false },
    "2025-10-02",
    "2025-10-11",
  ],
  [
    "s 25C: ten weeks for a commissioning parent",
    "BCEA s 25C",
    "surrogacy",
    "2025-10-02",
    first,
    "2025-10-02",
    "2025-12-10",
  ],
  [
    "the order: four months for a single parent",
    order,
    "birth",
    "2025-10-03",
    alone,
    "2025-10-03",
    "2026-02-02",
  ],
  [
    "the order: the only employed parent of an adopted child as well, whatever its age",
    order,
    "adoption",
    "2026-03-01",
    { ...alone, isChildUnderTwo: false },
    "2026-03-01",
    "2026-06-30",
  ],
  [
    "the order: half of the pool without an agreement",
    order,
    "birth",
    "2025-10-03",
    first,
    "2025-10-03",
    "2025-12-08",
  ],
  [
    "the order: the other half is a day shorter if the pool is odd",
    order,
    "birth",
    "2025-10-03",
    other,
    "2025-10-03",
    "2025-12-07",
  ],
  [
    "the order: as agreed, in days",
    order,
    "birth",
    "2025-10-03",
    { ...other, agreedShare: { months: 0, days: 30 } },
    "2025-11-01",
    "2025-11-30",
  ],
  [
    "the order: as agreed, in months and days",
    order,
    "surrogacy",
    "2025-10-03",
    { ...other, agreedShare: { months: 2, days: 5 } },
    "2025-11-01",
    "2026-01-05",
  ],
  [
    "the order: as agreed, the whole pool",
    order,
    "birth",
    "2025-10-03",
    { ...first, agreedShare: { months: 4, days: 10 } },
    "2025-10-03",
    "2026-02-12",
  ],
  [
    "the order: never more than the pool",
    order,
    "birth",
    "2025-10-03",
    { ...first, agreedShare: { months: 3, days: 100 } },
    "2025-10-03",
    "2026-02-12",
  ],
  [
    "the order: nothing for a parent who agreed on nothing",
    order,
    "birth",
    "2025-10-03",
    { ...other, agreedShare: { months: 0, days: 0 } },
    "2025-11-01",
    "2025-10-31",
  ],
  [
    "the day of the event decides, not the day of the leave",
    "BCEA s 25A",
    "birth",
    "2025-10-02",
    other,
    "2025-12-01",
    "2025-12-10",
  ],
  [
    "s 25(4): six weeks after a loss before the order",
    "BCEA s 25(4)",
    "loss",
    "2025-09-01",
    { role: "first" },
    "2025-09-02",
    "2025-10-13",
  ],
  [
    "s 25(4): six weeks after a loss under the order",
    "BCEA s 25(4)",
    "loss",
    "2026-03-02",
    { role: "first" },
    "2026-03-02",
    "2026-04-13",
  ],
  [
    "s 25(4): six weeks after a loss during leave that has begun",
    "BCEA s 25(4)",
    "loss",
    "2026-03-02",
    { role: "first" },
    "2026-02-16",
    "2026-04-13",
  ],
  [
    "s 25(4): six weeks from a later first day",
    "BCEA s 25(4)",
    "loss",
    "2026-03-02",
    { role: "first" },
    "2026-03-09",
    "2026-04-19",
  ],
])("%s", (_, source, event, date, stated, from, to) => {
  expect(parentalLeave({ event, date, ...stated }, from)).toMatchObject({ from, to, source });
});

test("without an agreement the two halves are the whole pool", () => {
  const halves = [first, other].map((stated) =>
    lengthOf(parentalLeave({ event: "birth", date: "2026-05-01", ...stated }, "2026-05-01")),
  );
  expect(halves[0]).toBe((halves[1] ?? 0) + (daysOfPool("2026-05-01") % 2));
  expect(halves.reduce((sum, one) => sum + one, 0)).toBe(daysOfPool("2026-05-01"));
});

test("leave surrounds a birth from four weeks before to six after", () => {
  expect(weeksAround("2026-05-29")).toEqual({ earliest: "2026-05-01", restUntil: "2026-07-10" });
});
