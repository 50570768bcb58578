import fc from "fast-check";
import { expect, test } from "vitest";
import { leaveCase, leaveOn } from "#server/test/leave-case.ts";
import { accountsOf } from "./account.ts";
import { sumOf } from "./amounts.ts";
import { type BalanceSources, balanceOn } from "./balance.ts";
import { plusDays } from "./day.ts";
import { documentedTerms, type Terms } from "./terms.ts";

const dayIn = (days: number) => fc.nat(days).map((n) => plusDays("2024-01-01", n));
const aDay = dayIn(1500);
const partialMonths = fc.constantFrom("prorated", "full", "none");
const terms: fc.Arbitrary<Terms> = fc.record({
  amount: fc.oneof(
    fc.integer({ min: 0, max: 60 }).map((halves) => ({ days: halves / 2 })),
    fc.integer({ min: 1, max: 6 }).map((weeks) => ({ weeks })),
  ),
  accrual: fc.oneof(
    fc.constant({ kind: "granted" } as const),
    fc.record({ kind: fc.constant("at-once"), isProrated: fc.boolean() }),
    fc.record({
      kind: fc.constant("monthly"),
      at: fc.constantFrom("start", "end"),
      partialMonths,
    }),
    fc.record({ kind: fc.constant("days-worked"), per: fc.integer({ min: 5, max: 40 }) }),
    fc.constant({ kind: "sick-cycle", firstMonths: 6, per: 26 } as const),
  ),
  cycle: fc.oneof(
    fc.constant({ kind: "continuous" } as const),
    fc.record({ kind: fc.constant("year"), from: fc.constantFrom("01-01", "03-01", "07-15") }),
    fc.record({ kind: fc.constant("service"), months: fc.constantFrom(6, 12, 36) }),
  ),
  carryOver: fc.record({
    cap: fc.option(fc.integer({ min: 0, max: 20 })),
    months: fc.option(fc.integer({ min: 1, max: 18 })),
  }),
  rounding: fc.record({
    to: fc.constantFrom(0.01, 0.25, 0.5, 1),
    mode: fc.constantFrom("nearest", "up", "down"),
  }),
  waitingMonths: fc.constantFrom(0, 0, 3, 4),
  minDaysPerWeek: fc.constantFrom(0, 0, 4),
  tiers: fc.constantFrom([], [{ afterYears: 2, amount: { days: 20 } }]),
});
const week = fc.array(fc.constantFrom(0, 0.5, 1), { minLength: 7, maxLength: 7 });
const leave = fc
  .uniqueArray(aDay, { maxLength: 25 })
  .chain((dates) =>
    fc.tuple(
      ...dates.map((date) =>
        fc.record({
          date: fc.constant(date),
          ahead: fc.nat(60),
          state: fc.constantFrom("pending", "approved", "free"),
        }),
      ),
    ),
  )
  .map((all) =>
    all.map(({ date, ahead, state }) => {
      const requestedOn = plusDays(date, -ahead);
      return leaveOn([date], { state, requestedOn, decidedOn: plusDays(requestedOn, 1) });
    }),
  );
const entries = fc.array(
  fc
    .record({ day: aDay, days: fc.integer({ min: -20, max: 40 }).map((halves) => halves / 2) })
    .map((one) => ({ id: 1, kind: "corrected" as const, recordedOn: one.day, ...one })),
  { maxLength: 8 },
);
const sources: fc.Arbitrary<BalanceSources> = fc
  .record({
    from: dayIn(400),
    to: fc.option(dayIn(1000).map((day) => plusDays(day, 400))),
    week,
    terms,
    leave,
    entries,
  })
  .map((given) => leaveCase(given));
const known = "2099-01-01";

test("every cycle closes with its opening plus gains less losses", () => {
  fc.assert(
    fc.property(sources, aDay, (given, asOf) => {
      const { cycles } = balanceOn(given, { asOf, knownOn: known });
      for (const [at, { opening, gained, entered, taken, lapsed, closing }] of cycles.entries()) {
        expect(sumOf([opening, gained, entered, -taken, -lapsed])).toBe(closing);
        if (at > 0) expect(opening).toBe(cycles[at - 1]?.closing);
      }
    }),
  );
});

test("every total is the sum of its movements", () => {
  fc.assert(
    fc.property(sources, aDay, (given, asOf) => {
      for (const cycle of balanceOn(given, { asOf, knownOn: known }).cycles) {
        const moved = sumOf(cycle.movements.map(({ days }) => days));
        expect(sumOf([cycle.opening, moved])).toBe(cycle.closing);
        expect(cycle.movements.every(({ day }) => day <= asOf)).toBe(true);
      }
    }),
  );
});

test("lots are never negative and never coexist with debt", () => {
  fc.assert(
    fc.property(sources, aDay, (given, asOf) => {
      const { held } = balanceOn(given, { asOf, knownOn: known });
      expect(held.lots.every(({ days, until }) => days > 0 && until >= asOf)).toBe(true);
      expect(held.debt).toBeGreaterThanOrEqual(0);
      if (held.lots.length > 0) expect(held.debt).toBe(0);
    }),
  );
});

test("only unused days lapse", () => {
  fc.assert(
    fc.property(sources, aDay, (given, asOf) => {
      for (const { lapsed, opening, movements } of balanceOn(given, { asOf, knownOn: known })
        .cycles) {
        const added = sumOf(movements.map(({ days }) => Math.max(0, days)));
        expect(lapsed).toBeLessThanOrEqual(sumOf([Math.max(0, opening), added]));
      }
    }),
  );
});

test("later terms change no past balance", () => {
  fc.assert(
    fc.property(
      sources,
      terms,
      aDay,
      fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 500 })),
      (given, next, asOf, days) => {
        const changed = {
          ...given,
          terms: [...given.terms, { from: plusDays(asOf, days), terms: next }],
        };
        const on = { asOf, knownOn: known };
        expect(balanceOn(changed, on).cycle.closing).toBe(balanceOn(given, on).cycle.closing);
      },
    ),
  );
});

test("later records do not affect the knowledge of an earlier day", () => {
  fc.assert(
    fc.property(sources, aDay, aDay, leave, (given, asOf, knownOn, more) => {
      const later = more.map((one) => ({ ...one, requestedOn: plusDays(knownOn, 1) }));
      const extra = {
        id: 9,
        kind: "corrected",
        days: 5,
        day: "2024-01-01",
        recordedOn: plusDays(knownOn, 1),
      } as const;
      const changed = {
        ...given,
        leave: [...given.leave, ...later],
        entries: [...given.entries, extra],
      };
      const on = { asOf, knownOn };
      expect(balanceOn(changed, on)).toEqual(balanceOn(given, on));
    }),
  );
});

test("the order of leave and entries does not matter", () => {
  fc.assert(
    fc.property(sources, aDay, (given, asOf) => {
      const turned = { ...given, leave: given.leave.toReversed() };
      const on = { asOf, knownOn: known };
      expect(balanceOn(turned, on).remaining).toBe(balanceOn(given, on).remaining);
    }),
  );
});

test("a documented balance is the grants less all approved leave", () => {
  fc.assert(
    fc.property(sources, aDay, (given, asOf) => {
      const documented = { ...given, terms: [{ from: "0001-01-01", terms: documentedTerms }] };
      const balance = balanceOn(documented, { asOf, knownOn: known });
      const granted = given.entries
        .filter(({ day }) => day <= asOf)
        .reduce((sum, { days }) => sum + days, 0);
      const used = given.leave.filter(({ decisions, days }) =>
        decisions.some(
          ({ state, on }) =>
            state === "approved" && (on <= asOf || days.every(({ date }) => date <= asOf)),
        ),
      ).length;
      if (asOf < (given.services[0]?.from ?? "")) return;
      expect(balance).toMatchObject({ total: granted, used, remaining: granted - used });
    }),
  );
});

test("a year without leave or lapse gains a year's days", () => {
  const yearly = { kind: "service", months: 12 } as const;
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 60 }),
      dayIn(1000),
      fc.integer({ min: 1, max: 5 }),
      (halves, from, years) => {
        const days = halves / 2;
        for (const accrual of [
          { kind: "at-once", isProrated: true },
          { kind: "monthly", at: "start", partialMonths: "prorated" },
          { kind: "monthly", at: "end", partialMonths: "none" },
        ] as const) {
          const own = { ...documentedTerms, amount: { days }, accrual, cycle: yearly };
          const day = Temporal.PlainDate.from(from).add({ years }).subtract({ days: 1 }).toString();
          const { remaining } = balanceOn(leaveCase({ from, terms: own }), {
            asOf: day,
            knownOn: known,
          });
          expect(Math.abs(remaining - days * years)).toBeLessThan(0.005);
        }
      },
    ),
    // A start on 29 February gains a day more before the next one.
    { examples: [[24, "2024-02-29", 5]] },
  );
});

test("cycles follow each other without a gap", () => {
  fc.assert(
    fc.property(sources, aDay, (given, asOf) => {
      const { cycles } = accountsOf({ ...given, entries: [], used: [] }, asOf);
      for (const [at, { from }] of cycles.entries())
        if (at > 0) expect(from > (cycles[at - 1]?.from ?? "")).toBe(true);
    }),
  );
});

test("each day of open leave counts once: in a cycle until now, or in later ones", () => {
  fc.assert(
    fc.property(sources, aDay, (given, asOf) => {
      const all = leaveKnownOn(given, asOf);
      const { cycles, booked, pending, later } = balanceOn(all, { asOf, knownOn: known });
      fc.pre(cycles.length > 0);
      const datesOf = (asked: string) =>
        all.leave.flatMap(({ days, decisions }) =>
          (decisions.at(-1)?.state ?? "pending") === asked ? days.map(({ date }) => date) : [],
        );
      const taken = sumOf(cycles.map((cycle) => cycle.taken));
      expect(sumOf([taken, booked, later?.booked ?? 0])).toBe(datesOf("approved").length);
      const { from = "", to = "" } = cycles.at(-1) ?? {};
      const open = datesOf("pending").filter((date) => date >= from && (date <= to || date > asOf));
      expect(sumOf([pending, later?.pending ?? 0])).toBe(open.length);
      if (later) expect(later.from > to).toBe(true);
    }),
    { endOnFailure: true },
  );
});

const leaveKnownOn = (given: BalanceSources, day: string): BalanceSources => ({
  ...given,
  leave: given.leave.filter(({ requestedOn, decisions }) =>
    [requestedOn, ...decisions.map(({ on }) => on)].every((on) => on <= day),
  ),
});
