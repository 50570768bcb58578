import fc from "fast-check";
import { expect, test } from "vitest";
import { headCounts, monthStarts, type Stay } from "./superadmin-dashboard.ts";

function stayOf(today: string, firstDay: string, lastDay: string | null): Stay {
  const starts = monthStarts(today);
  const after = (day: string) => starts.filter((start) => start <= day).length;
  const goneFrom = lastDay && Temporal.PlainDate.from(lastDay).add({ days: 1 }).toString();
  return { cameAfter: after(firstDay), goneAfter: goneFrom && after(goneFrom), people: 1 } as Stay;
}

test.each([
  ["2026-03-16", "2025-04-01", "2026-03-01"],
  ["2026-01-01", "2025-02-01", "2026-01-01"],
  ["2024-02-29", "2023-03-01", "2024-02-01"],
])("the twelve month ends on %s run from %s to %s [DASH-01]", (today, first, last) => {
  const starts = monthStarts(today);
  expect([starts.length, starts[0], starts.at(-1)]).toEqual([12, first, last]);
});

const today = "2026-03-16";
test.each([
  ["from the start", "2020-01-06", null, "2025-03-31", "2026-03-16"],
  ["from a month's last day", "2025-06-30", null, "2025-06-30", "2026-03-16"],
  [
    "from the next month on where the first day is its first",
    "2025-07-01",
    null,
    "2025-07-31",
    today,
  ],
  ["until a month's last day", "2020-01-06", "2025-10-31", "2025-03-31", "2025-10-31"],
  [
    "not in the month of a last day before its end",
    "2020-01-06",
    "2025-10-30",
    "2025-03-31",
    "2025-09-30",
  ],
  ["today only, where the first day lies ahead", "2026-04-01", null, today, today],
])("an employee counts %s [DASH-01]", (_, firstDay, lastDay, from, to) => {
  const counted = headCounts(today, [stayOf(today, firstDay, lastDay)])
    .filter(({ people }) => people === 1)
    .map(({ date }) => date);
  expect([counted[0], counted.at(-1)]).toEqual([from, to]);
});

const day = fc
  .integer({ min: 0, max: 1200 })
  .map((days) => Temporal.PlainDate.from("2023-06-01").add({ days }).toString());

test("a head count has everyone employed at the month's end [DASH-01]", () => {
  const stay = fc.record({ firstDay: day, lastDay: fc.option(day, { nil: null }) });
  fc.assert(
    fc.property(fc.array(stay, { maxLength: 12 }), (stays) => {
      const counts = headCounts(
        today,
        stays.map(({ firstDay, lastDay }) => stayOf(today, firstDay, lastDay)),
      );
      expect(counts).toHaveLength(13);
      for (const { date, people } of counts.slice(0, -1))
        expect(people).toBe(
          stays.filter((s) => s.firstDay <= date && (s.lastDay === null || s.lastDay >= date))
            .length,
        );
      expect(counts.at(-1)).toEqual({
        date: today,
        people: stays.filter(({ lastDay }) => lastDay === null).length,
      });
    }),
  );
});
