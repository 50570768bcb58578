import fc from "fast-check";
import { expect, test } from "vitest";
import { plusDays } from "#server/company-day.ts";
import { managerTerms } from "./manager-terms.ts";

const day = (n: number) => plusDays("2026-01-01", n);
const lastDay = 80;

const anyLine = fc
  .uniqueArray(fc.record({ at: fc.nat(lastDay), id: fc.option(fc.nat(2)) }), {
    selector: ({ at }) => at,
    maxLength: 8,
  })
  .map((rows) =>
    rows
      .toSorted((one, other) => one.at - other.at)
      .map(({ at, id }) => ({
        from: day(at),
        manager: id === null ? null : { id: id + 1, name: `Manager ${id}`, isActive: true },
        announcedFrom: null,
      })),
  );

/** One to three employments with days between; the last may be open. */
const anyEmployments = fc
  .tuple(fc.uniqueArray(fc.nat(lastDay), { minLength: 2, maxLength: 6 }), fc.boolean())
  .map(([days, isOpen]) => {
    const sorted = days.toSorted((one, other) => one - other);
    const pairs = sorted.flatMap((from, n) =>
      n % 2 === 0 ? [[from, sorted[n + 1]] as const] : [],
    );
    return pairs.flatMap(([from, to], n) => {
      const isLast = n === pairs.length - 1;
      if (to === undefined && !isLast) return [];
      return [{ from: day(from), to: isLast && isOpen ? null : day(to ?? from) }];
    });
  });

test("each day of employment has exactly one answer, and no other day one", () => {
  fc.assert(
    fc.property(anyLine, anyEmployments, (line, employments) => {
      const terms = managerTerms(line, employments);
      for (let n = 0; n <= lastDay + 5; n++) {
        const holds = ({ from, to }: { from: string | null; to: string | null }) =>
          (from === null || from <= day(n)) && (to === null || to >= day(n));
        const found = terms.filter(holds);
        expect(found).toHaveLength(employments.some(holds) ? 1 : 0);
        const leader = line.findLast(({ from }) => from <= day(n))?.manager?.id;
        for (const { manager } of found) expect(manager?.id).toBe(leader);
      }
    }),
    { numRuns: 1_000 },
  );
});

test("an employment without a known first day begins with the line", () => {
  const manager = { id: 1, name: "Anna", isActive: true };
  const line = [{ from: day(3), manager, announcedFrom: null }];
  expect(managerTerms(line, [{ from: null, to: null }])).toMatchObject([
    { from: day(3), to: null },
  ]);
  expect(managerTerms([], [{ from: null, to: null }])).toEqual([]);
});
