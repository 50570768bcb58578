import { expect, test } from "vitest";
import { daysOfPool, type Parent, type ParentalEvent, parentalLeave } from "./parental.ts";

const first: Parent = { role: "first", hasEmployedPartner: true, agreedDays: null };
const other: Parent = { ...first, role: "other" };
const alone: Parent = { ...first, hasEmployedPartner: false };

test.each<[string, string, ParentalEvent["kind"], string, Parent, string, string]>([
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
    first,
    "2025-10-02",
    "2025-12-10",
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
    "Van Wyk, interim order",
    "birth",
    "2025-10-03",
    alone,
    "2025-10-03",
    "2026-02-02",
  ],
  [
    "the order: the only employed parent of an adopted child as well",
    "Van Wyk, interim order",
    "adoption",
    "2026-03-01",
    alone,
    "2026-03-01",
    "2026-06-30",
  ],
  [
    "the order: half of the pool without an agreement",
    "Van Wyk, interim order",
    "birth",
    "2025-10-03",
    first,
    "2025-10-03",
    "2025-12-08",
  ],
  [
    "the order: the other half is a day shorter if the pool is odd",
    "Van Wyk, interim order",
    "birth",
    "2025-10-03",
    other,
    "2025-10-03",
    "2025-12-07",
  ],
  [
    "the order: as agreed",
    "Van Wyk, interim order",
    "birth",
    "2025-10-03",
    { ...other, agreedDays: 30 },
    "2025-11-01",
    "2025-11-30",
  ],
  [
    "the order: never more than the pool",
    "Van Wyk, interim order",
    "birth",
    "2025-10-03",
    { ...first, agreedDays: 200 },
    "2025-10-03",
    "2026-02-12",
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
])("%s", (_, source, kind, date, parent, from, to) => {
  expect(parentalLeave({ kind, date }, parent, from)).toEqual({ from, to, source });
});

test("without an agreement the two halves are the whole pool", () => {
  const event: ParentalEvent = { kind: "birth", date: "2026-05-01" };
  const lengths = [first, other].map((parent) => {
    const { from, to } = parentalLeave(event, parent, "2026-05-01");
    return Temporal.PlainDate.from(from).until(to).days + 1;
  });
  expect(lengths[0]).toBe((lengths[1] ?? 0) + (daysOfPool("2026-05-01") % 2));
  expect(lengths.reduce((sum, one) => sum + one, 0)).toBe(daysOfPool("2026-05-01"));
});
