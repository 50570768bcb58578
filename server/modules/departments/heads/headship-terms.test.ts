import { expect, test } from "vitest";
import { continuedBy, type KnownTerm, termsFrom } from "./headship-terms.ts";

const always = { knownFrom: "-infinity", knownUntil: "infinity" };
const until = (knownUntil: string) => ({ ...always, knownUntil });
const from = (knownFrom: string) => ({ ...always, knownFrom });
const [anna, ben, carol] = [1, 2, 3];
const term = (
  employeeId: number,
  dateFrom: string,
  dateTo: string | null,
  known: Pick<KnownTerm, "knownFrom" | "knownUntil"> = always,
  planId: number | null = null,
): KnownTerm => ({ employeeId, dateFrom, dateTo, planId, ...known });

/** Anna leads; the plan for Ben from March on is announced in February. */
const plan = [
  term(anna, "2026-01-01", null, until("2026-01-31")),
  term(anna, "2026-01-01", "2026-02-28", from("2026-02-01"), 7),
  term(ben, "2026-03-01", null, from("2026-02-01"), 7),
];

type Expected = (KnownTerm | Omit<KnownTerm, "employeeId" | "dateFrom">)[];

test.each<[string, string, readonly KnownTerm[], string, Expected]>([
  [
    "where nobody is recorded, there is no end",
    "2026-01-15",
    [],
    "-infinity",
    [{ dateTo: null, planId: null, ...always }],
  ],
  [
    "before the next head, the day before",
    "2026-01-15",
    [term(anna, "2026-03-01", null)],
    "-infinity",
    [{ dateTo: "2026-02-28", planId: null, ...always }],
  ],
  [
    "in the place of a head whom nobody follows, that head's last day",
    "2026-01-15",
    [term(anna, "2026-01-01", "2026-02-10")],
    "-infinity",
    [{ dateTo: "2026-02-10", planId: null, ...always }],
  ],
  [
    "from the day of the next head on, that head's last day",
    "2026-03-01",
    [term(anna, "2026-03-01", "2026-05-31"), term(ben, "2026-07-01", null)],
    "-infinity",
    [{ dateTo: "2026-05-31", planId: null, ...always }],
  ],
  [
    "before a plan, no end until its announcement, and the day before it from then on",
    "2026-01-15",
    plan,
    "-infinity",
    [
      { dateTo: null, planId: null, ...until("2026-01-31") },
      { dateTo: "2026-02-28", planId: 7, ...from("2026-02-01") },
    ],
  ],
  [
    "what is announced later than a plan knows of it",
    "2026-02-15",
    plan,
    "2026-02-10",
    [{ dateTo: "2026-02-28", planId: 7, ...from("2026-02-10") }],
  ],
])(
  "the head named leads until the next recorded change: %s",
  (_, day, recorded, knownFrom, expected) => {
    expect(termsFrom({ employeeId: carol, day, knownFrom }, recorded)).toEqual(
      expected.map((one) => ({ employeeId: carol, dateFrom: day, ...one })),
    );
  },
);

test("a head known already is named only while another is known", () => {
  const recorded = [...plan];
  const named = { employeeId: anna, day: "2026-03-01", knownFrom: "-infinity" };
  expect(termsFrom(named, recorded)).toEqual([term(anna, "2026-03-01", null, from("2026-02-01"))]);
});

test("an adjacent term known for the same time continues", () => {
  const named = term(anna, "2026-03-01", null, from("2026-02-01"));
  expect(continuedBy(named, plan)).toBe(plan[1]);
  expect(continuedBy({ ...named, ...always }, plan)).toBeUndefined();
  expect(continuedBy({ ...named, employeeId: ben }, plan)).toBeUndefined();
});
