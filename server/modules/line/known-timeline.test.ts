import fc from "fast-check";
import { expect, test } from "vitest";
import { plusDays } from "#server/company-day.ts";
import { knownTimelineOf } from "./known-timeline.ts";
import { type SaidLine, timelineOf } from "./timeline.ts";

const today = "2026-03-02";
const at = (day: number) => plusDays(today, day);

/** Changes in order of recording; some announced by their own day at the latest. */
const changes = fc
  .array(
    fc.record({
      from: fc.integer({ min: -20, max: 40 }),
      length: fc.option(fc.integer({ min: 0, max: 20 })),
      isNobody: fc.boolean(),
      secretDays: fc.option(fc.integer({ min: 1, max: 40 })),
    }),
    { maxLength: 8 },
  )
  .map((given) =>
    given.map(({ from, length, isNobody, secretDays }, n): SaidLine => {
      const id = n + 1;
      const announced = secretDays === null ? null : Math.min(secretDays, from);
      return {
        id,
        leads: isNobody ? "nobody" : "manager",
        managerId: isNobody ? null : 100 + n,
        from: at(from),
        to: length === null ? null : at(from + length),
        plan: announced === null ? null : { id, announcedOn: at(announced) },
      };
    }),
  );

const inOrder = (stretches: readonly { from: string; changeId: number }[]) =>
  stretches.toSorted((one, other) => (one.from < other.from ? -1 : 1));

test("each day's known line follows from the changes announced by then", () => {
  fc.assert(
    fc.property(changes, fc.integer({ min: 0, max: 60 }), (said, day) => {
      const knownOn = at(day);
      const known = knownTimelineOf(said, today)
        .filter(({ knownFrom, knownUntil }) => knownFrom <= knownOn && knownOn <= knownUntil)
        .map(({ knownFrom: _, knownUntil: __, ...stretch }) => stretch);
      const announced = said.filter(({ plan }) => !plan || plan.announcedOn <= knownOn);
      expect(inOrder(known)).toEqual(inOrder(timelineOf(announced)));
      const final = knownTimelineOf(said, today).filter((one) => one.knownUntil === "infinity");
      expect(final.map(({ changeId }) => changeId).toSorted()).toEqual(
        timelineOf(said)
          .map(({ changeId }) => changeId)
          .toSorted(),
      );
    }),
    { numRuns: 1_000 },
  );
});

test("a continuing line stays one stretch, known from its announcement", () => {
  const plan = { id: 1, announcedOn: at(5) };
  const line = { leads: "manager", managerId: 1, from: at(-9), to: at(3), plan: null } as const;
  const known = knownTimelineOf(
    [
      { ...line, id: 1 },
      { ...line, id: 2, from: at(10), to: null, plan },
    ],
    today,
  );
  expect(known).toMatchObject([
    { changeId: 1, knownFrom: "-infinity", knownUntil: "infinity" },
    { changeId: 2, knownFrom: at(5), knownUntil: "infinity" },
  ]);
});
