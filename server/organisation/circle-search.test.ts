import fc from "fast-check";
import { expect, test } from "vitest";
import { plusDays } from "#server/company-day.ts";
import { type Led, searchCircles } from "./circle-search.ts";

const day = (n: number) => plusDays("2026-01-01", n);
const lastDay = 12;
const people = 9;

interface Chosen {
  since: number[];
  /** Each person's manager by day, never the person. */
  managers: (number | null)[][];
}

/** A person's manager on a day; never the person. */
const managerOn = ({ managers }: Chosen, id: number, n: number) => {
  const manager = managers[id]?.[n] ?? null;
  return manager === id ? null : manager;
};

const stretches = (chosen: Chosen): Led[] =>
  chosen.managers.flatMap((byDay, personId) => {
    const managers = byDay.map((_, n) => managerOn(chosen, personId, n));
    return managers.flatMap((managerId, n) => {
      if (managerId === null || (n > 0 && managers[n - 1] === managerId)) return [];
      const last = managers.findIndex((later, at) => at > n && later !== managerId);
      return { personId, managerId, from: day(n), until: last < 0 ? null : day(last) };
    });
  });

/** The steps up to the same person on a day; null without a circle. */
function stepsBack(chosen: Chosen, personId: number, n: number): number | null {
  let at: number | null = personId;
  for (let size = 1; size <= people && at !== null; size += 1) {
    at = managerOn(chosen, at, n);
    if (at === personId) return size;
  }
  return null;
}

/** The first day, from their own, within a circle. */
function firstCircle(chosen: Chosen, personId: number) {
  const first = chosen.since[personId] ?? 0;
  const days = Array.from({ length: lastDay + 1 - first }, (_, n) => first + n);
  const found = days.find((n) => stepsBack(chosen, personId, n) !== null);
  return found === undefined
    ? undefined
    : { day: day(found), size: stepsBack(chosen, personId, found) };
}

const company = fc.record({
  since: fc.array(fc.nat(lastDay), { minLength: people, maxLength: people }),
  managers: fc.array(
    fc.array(fc.option(fc.nat(people - 1), { freq: 3 }), {
      minLength: lastDay + 1,
      maxLength: lastDay + 1,
    }),
    { minLength: people, maxLength: people },
  ),
});

test("the search finds each person in a circle with its first day", async () => {
  await fc.assert(
    fc.asyncProperty(company, async (chosen) => {
      const since = new Map(chosen.since.map((n, id) => [id, day(n)]));
      const found = await searchCircles(stretches(chosen), since);
      const shown = chosen.managers.map((_, id) => {
        const circle = found.get(id);
        return circle && { day: circle.day, size: circle.size };
      });
      expect(shown).toEqual(chosen.managers.map((_, id) => firstCircle(chosen, id)));
    }),
    { numRuns: 2_000 },
  );
});

const circleOf = (size: number): Led[] =>
  Array.from({ length: size }, (_, id) => ({
    personId: id,
    managerId: (id + 1) % size,
    from: day(0),
    until: null,
  }));

test("a small circle is shown whole, a large one by its beginning", async () => {
  const small = await searchCircles(circleOf(3), new Map([[1, day(0)]]));
  expect(small).toEqual(new Map([[1, { day: day(0), size: 3, path: [1, 2, 0, 1] }]]));
  const large = await searchCircles(circleOf(400), new Map([[399, day(0)]]));
  expect(large.get(399)).toMatchObject({ size: 400, path: [399, 0, 1, 2, 3, 4] });
});

test("a circle counts only for people asked about before its end", async () => {
  const led = circleOf(2).map((each) => ({ ...each, until: day(5) }));
  const since = new Map([
    [0, day(4)],
    [1, day(5)],
  ]);
  expect([...(await searchCircles(led, since)).keys()]).toEqual([0]);
});
