import { expect, test } from "vitest";
import { leaveCase, leaveOn } from "#server/test/leave-case.ts";
import { balanceOn } from "./balance.ts";
import { documentedTerms, type Terms } from "./terms.ts";

const own = (given: Partial<Terms>): Terms => ({
  ...documentedTerms,
  amount: { days: 15 },
  accrual: { kind: "at-once", isProrated: true },
  cycle: { kind: "year", from: "01-01" },
  carryOver: { cap: 5, months: 6 },
  ...given,
});
const monthly = (given: Partial<Extract<Terms["accrual"], { kind: "monthly" }>> = {}): Terms =>
  own({ accrual: { kind: "monthly", at: "end", partialMonths: "prorated", ...given } });
const onDay = (day: string, given: Parameters<typeof leaveCase>[0]) =>
  balanceOn(leaveCase(given), { asOf: day, knownOn: "2099-01-01" });
const entry = (days: number, day: string, recordedOn = day) =>
  ({ id: 1, kind: "corrected", days, day, recordedOn }) as const;

test.each<[string, Terms, { from?: string; to?: string; day: string; days: number }]>([
  ["at once: all on the first day", own({}), { day: "2026-01-01", days: 15 }],
  [
    "at once: a share for a year joined halfway",
    own({}),
    { from: "2026-07-02", day: "2026-12-31", days: 7.52 },
  ],
  [
    "at once, unprorated: all days for a year joined halfway",
    own({ accrual: { kind: "at-once", isProrated: false } }),
    { from: "2026-07-02", day: "2026-12-31", days: 15 },
  ],
  [
    "at once: the share of the months not worked is taken back on the last day",
    own({}),
    { to: "2026-06-30", day: "2026-06-30", days: 7.44 },
  ],
  [
    "at once: nothing is taken back before the last day",
    own({}),
    { to: "2026-06-30", day: "2026-06-29", days: 15 },
  ],
  [
    "monthly at the end: nothing before the month is over",
    monthly(),
    { day: "2026-01-30", days: 0 },
  ],
  ["monthly at the end: a twelfth on its last day", monthly(), { day: "2026-01-31", days: 1.25 }],
  [
    "monthly at the start: a twelfth on its first day",
    monthly({ at: "start" }),
    { day: "2026-01-01", days: 1.25 },
  ],
  ["monthly: five twelfths by the end of May", monthly(), { day: "2026-05-31", days: 6.25 }],
  [
    "monthly: the first month by its days",
    monthly(),
    { from: "2026-04-16", day: "2026-04-30", days: 0.63 },
  ],
  [
    "monthly: a full first month if so agreed",
    monthly({ partialMonths: "full" }),
    { from: "2026-04-16", day: "2026-04-30", days: 1.25 },
  ],
  [
    "monthly: nothing for a first month in part if so agreed",
    monthly({ partialMonths: "none" }),
    { from: "2026-04-16", day: "2026-05-31", days: 1.25 },
  ],
  [
    "monthly at the end: the last month by its days",
    monthly(),
    { to: "2026-06-15", day: "2026-06-15", days: 6.88 },
  ],
  [
    "monthly at the start: the rest of the last month is taken back",
    monthly({ at: "start" }),
    { to: "2026-06-15", day: "2026-06-15", days: 6.88 },
  ],
  [
    "rounding is of the running total, so that it never adds up",
    { ...monthly(), rounding: { to: 0.5, mode: "up" } },
    { day: "2026-12-31", days: 15 },
  ],
  [
    "rounding up to half days shows at once",
    { ...monthly(), rounding: { to: 0.5, mode: "up" } },
    { day: "2026-01-31", days: 1.5 },
  ],
  [
    "rounding down to whole days",
    { ...monthly(), rounding: { to: 1, mode: "down" } },
    { day: "2026-01-31", days: 1 },
  ],
  [
    "carry-over: no more than the cap goes into the next year",
    own({}),
    { day: "2027-01-01", days: 20 },
  ],
  ["carry-over: it stays until the last day agreed", own({}), { day: "2027-06-30", days: 20 }],
  ["carry-over: it lapses after that day", own({}), { day: "2027-07-01", days: 15 }],
  [
    "carry-over: without a cap all goes on",
    own({ carryOver: { cap: null, months: null } }),
    { day: "2028-01-01", days: 45 },
  ],
  [
    "carry-over: with a cap of 0 nothing does",
    own({ carryOver: { cap: 0, months: null } }),
    { day: "2028-01-01", days: 15 },
  ],
  [
    "a leave year from 1 March begins on that day",
    own({ cycle: { kind: "year", from: "03-01" } }),
    { from: "2025-06-01", day: "2026-02-28", days: 11.22 },
  ],
  [
    "a cycle from the first day of work: 31 August and the short month",
    own({ cycle: { kind: "service", months: 6 } }),
    { from: "2025-08-31", day: "2026-02-28", days: 20 },
  ],
  [
    "more days from a number of years of service on",
    own({ tiers: [{ afterYears: 2, amount: { days: 20 } }], carryOver: { cap: 0, months: null } }),
    { from: "2024-01-01", day: "2026-01-01", days: 20 },
  ],
])("%s", (_, terms, { day, days, ...employed }) => {
  expect(onDay(day, { terms, ...employed }).remaining).toBe(days);
});

test("what expires first is used first: carried days before this year's", () => {
  const leave = [leaveOn(["2027-02-01", "2027-02-02", "2027-02-03"])];
  expect(onDay("2027-07-01", { terms: own({}), leave }).remaining).toBe(15);
  expect(onDay("2027-07-01", { terms: own({}), leave }).cycle).toMatchObject({
    opening: 5,
    gained: 15,
    taken: 3,
    lapsed: 2,
    closing: 15,
  });
});

test("the documented terms gain nothing and never lapse", () => {
  const entries = [
    { id: 1, kind: "default", days: 15, day: "2024-03-01", recordedOn: "2024-03-01" } as const,
    entry(2, "2025-01-01"),
  ];
  const leave = [leaveOn(["2025-05-05", "2025-05-06"])];
  const balance = onDay("2026-03-02", { from: "2024-03-01", entries, leave });
  expect(balance).toMatchObject({ total: 17, used: 2, remaining: 15, available: 15 });
});

test("days granted by default do not count beside days that are gained", () => {
  const entries = [
    { id: 1, kind: "default", days: 15, day: "2026-01-01", recordedOn: "2026-01-01" } as const,
  ];
  expect(onDay("2026-02-01", { terms: own({}), entries }).remaining).toBe(15);
});

/** The balance of a default grant of thirty days, after new terms on 2 November 2026. */
const leftOfDefaults = (day: string, terms: Terms, used: readonly string[] = []) => {
  const from = "2021-03-01";
  const granted = { id: 1, kind: "default", days: 30, day: from, recordedOn: from } as const;
  const leave = used.length > 0 ? [leaveOn(used)] : [];
  const dated = [
    { from: "0001-01-01", terms: documentedTerms },
    { from: "2026-11-02", terms },
  ];
  const sources = { ...leaveCase({ from, entries: [granted], leave }), terms: dated };
  return balanceOn(sources, { asOf: day, knownOn: "2099-01-01" }).remaining;
};

test.each([
  { used: [], left: 30 },
  // The present cycle began on 1 March 2024.
  { used: ["2024-02-19", "2024-02-20"], left: 30 },
  { used: ["2026-05-04", "2026-05-05"], left: 28 },
])("a cycle's terms give $left days after leave on $used", ({ used, left }) => {
  const wholeCycle = own({
    amount: { days: 30 },
    accrual: { kind: "at-once", isProrated: false },
    cycle: { kind: "service", months: 36 },
  });
  const sickCycle = {
    ...wholeCycle,
    accrual: { kind: "sick-cycle", firstMonths: 6, per: 26 },
  } as const;
  for (const terms of [wholeCycle, sickCycle]) {
    expect(leftOfDefaults("2026-11-01", terms, used)).toBe(30 - used.length);
    expect(leftOfDefaults("2026-11-02", terms, used)).toBe(left);
  }
});

const inFull = own({
  amount: { days: 20 },
  accrual: { kind: "at-once", isProrated: false },
  cycle: { kind: "service", months: 12 },
  carryOver: { cap: 0, months: null },
});

/** Yearly balances from 1 February on, with new terms on 1 November 2026. */
const leftOn = (day: string, before: Terms, after: Terms, to: string | null = null) => {
  const services = [{ from: "2024-02-01", to, serviceFrom: "2024-02-01" }];
  const dated = [
    { from: "0001-01-01", terms: before },
    { from: "2026-11-01", terms: after },
  ];
  const sources = { ...leaveCase({ services }), terms: dated };
  return balanceOn(sources, { asOf: day, knownOn: "2099-01-01" }).remaining;
};

test("terms in full give their days once for each year", () => {
  const left = (day: string) => leftOn(day, documentedTerms, inFull);
  expect(["2026-10-31", "2026-11-01", "2027-01-31", "2027-02-01"].map(left)).toEqual([
    0, 20, 20, 20,
  ]);
});

test("other terms for the same year give a share of the rest", () => {
  const more = { ...inFull, amount: { days: 30 } };
  // 92 of 365 days are still to come.
  expect(leftOn("2026-10-31", inFull, more)).toBe(20);
  expect(leftOn("2026-11-01", inFull, more)).toBe(22.52);
  expect(leftOn("2027-02-01", inFull, more)).toBe(30);
});

test("the last day adds no days to terms from within the year", () => {
  const more = { ...inFull, amount: { days: 30 } };
  const left = (day: string) => leftOn(day, inFull, more, "2026-12-31");
  expect(["2026-12-30", "2026-12-31"].map(left)).toEqual([22.52, 22.52]);
});

test("monthly terms leave what is left of the defaults", () => {
  expect(leftOfDefaults("2026-11-02", monthly(), ["2026-05-04"])).toBe(29);
});

test("approved leave ahead is booked, undecided is pending, rejected is free", () => {
  const leave = [
    leaveOn(["2026-02-02"]),
    leaveOn(["2026-08-03", "2026-08-04"], { requestedOn: "2026-02-02", decidedOn: "2026-02-03" }),
    leaveOn(["2026-09-07"], { requestedOn: "2026-02-02", state: "pending" }),
    leaveOn(["2026-09-08"], {
      state: "free",
      requestedOn: "2026-02-02",
      decidedOn: "2026-02-02",
    }),
  ];
  const balance = onDay("2026-03-02", { terms: own({}), leave });
  expect(balance).toMatchObject({
    total: 15,
    used: 3,
    booked: 2,
    pending: 1,
    remaining: 12,
    available: 11,
  });
});

test("a past day counts leave over or approved until it", () => {
  const leave = [leaveOn(["2026-08-03"], { requestedOn: "2026-05-04", decidedOn: "2026-05-05" })];
  const on = (day: string) => onDay(day, { terms: own({}), leave }).remaining;
  expect([on("2026-05-04"), on("2026-05-05"), on("2026-08-03")]).toEqual([15, 14, 14]);
});

test("an earlier knowledge date leaves out what was recorded later", () => {
  const sources = leaveCase({
    terms: own({}),
    entries: [entry(3, "2026-01-05", "2026-04-01")],
    leave: [leaveOn(["2026-02-02"], { requestedOn: "2026-01-20", decidedOn: "2026-01-25" })],
  });
  const known = (knownOn: string) => balanceOn(sources, { asOf: "2026-02-28", knownOn });
  expect(known("2026-01-19")).toMatchObject({ remaining: 15, pending: 0 });
  expect(known("2026-01-24")).toMatchObject({ remaining: 15, pending: 1 });
  expect(known("2026-01-25")).toMatchObject({ remaining: 14, pending: 0 });
  expect(known("2026-04-01")).toMatchObject({ remaining: 17, pending: 0 });
});

test("cancelled leave returns its days from that day on", () => {
  const leave = [
    {
      ...leaveOn(["2026-08-03"]),
      requestedOn: "2026-05-04",
      decisions: [
        { on: "2026-05-05", state: "approved" },
        { on: "2026-06-01", state: "approved" },
        { on: "2026-06-08", state: "free" },
      ],
    } as const,
  ];
  const on = (day: string) =>
    balanceOn(leaveCase({ terms: own({}), leave }), { asOf: day, knownOn: day }).remaining;
  expect(["2026-05-04", "2026-05-05", "2026-06-07", "2026-06-08"].map(on)).toEqual([
    15, 14, 14, 15,
  ]);
});

test("leave booked in the next cycle draws on that cycle's days", () => {
  const leave = [leaveOn(["2027-02-01"], { requestedOn: "2026-02-02", decidedOn: "2026-02-02" })];
  const on = (day: string) =>
    onDay(day, { terms: own({ carryOver: { cap: 0, months: null } }), leave }).remaining;
  expect([on("2026-11-02"), on("2027-01-01")]).toEqual([15, 14]);
});

test("later gains first make up for days beyond the balance", () => {
  const leave = [leaveOn(["2026-01-05", "2026-01-06"])];
  const on = (day: string) => onDay(day, { terms: monthly(), leave }).remaining;
  expect([on("2026-01-06"), on("2026-01-31"), on("2026-02-28")]).toEqual([-2, -0.75, 0.5]);
});

test("a second employment has the earlier service and the remaining days", () => {
  const services = [
    { from: "2024-01-01", to: "2025-06-30", serviceFrom: "2024-01-01" },
    { from: "2026-01-01", to: null, serviceFrom: "2024-07-02" },
  ];
  const terms = own({
    cycle: { kind: "service", months: 12 },
    carryOver: { cap: null, months: null },
  });
  const balance = balanceOn(leaveCase({ terms, services }), {
    asOf: "2026-01-01",
    knownOn: "2026-01-01",
  });
  expect(balance.cycle).toMatchObject({
    from: "2026-01-01",
    to: "2026-07-01",
    gained: 7.48,
    opening: 22.44,
  });
});
