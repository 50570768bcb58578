import { expect, test } from "vitest";
import type { OwnGrantTerms } from "#contract/leave/own-types.ts";
import { type Earner, type OwnGrantOnDay, ownLotsOf } from "./own-lots.ts";

const from = "2024-01-01";
const dated = { kind: "dated", days: 5, from: "2026-01-01", until: "2026-06-30" } as const;
const yearly = { kind: "yearly", days: 2, from, yearDay: "03-01", usableMonths: 12 } as const;
const birthday = { kind: "birthday", days: 1, from } as const;
const service = { kind: "service", days: 10, from, afterYears: 10, usableMonths: 12 } as const;

const grantOf = (terms: OwnGrantTerms, lastDay: string | null = null): OwnGrantOnDay => ({
  id: 1,
  terms,
  lastDay,
  recordedOn: from,
});
const employed = (first: string, last: string | null = null, serviceFrom = first) => ({
  from: first,
  to: last,
  serviceFrom,
});
const lotsOf = (terms: OwnGrantTerms, earner: Partial<Earner>, lastDay?: string) =>
  ownLotsOf(
    [grantOf(terms, lastDay)],
    { birthDate: null, services: [employed("2020-01-01")], ...earner },
    "2027-12-31",
  ).map(({ days, day, until }) => [days, day, until]);

test.each<[string, OwnGrantTerms, Partial<Earner>, (string | number)[][]]>([
  ["dated days last from the first to the last day", dated, {}, [[5, "2026-01-01", "2026-06-30"]]],
  [
    "dated days begin with an employment within them",
    dated,
    { services: [employed("2026-03-10")] },
    [[5, "2026-03-10", "2026-06-30"]],
  ],
  [
    "dated days end with the employment",
    dated,
    { services: [employed("2020-01-01", "2026-02-28")] },
    [[5, "2026-01-01", "2026-02-28"]],
  ],
  ["dated days need an employment", dated, { services: [employed("2026-07-01")] }, []],
  [
    "a rehire within dated days gives them once",
    dated,
    { services: [employed("2020-01-01", "2026-02-28"), employed("2026-05-04")] },
    [[5, "2026-01-01", "2026-06-30"]],
  ],
  [
    "yearly days come each year, the first ones from the grant on",
    yearly,
    { services: [employed("2020-01-01", "2026-04-30")] },
    [
      [2, "2024-01-01", "2024-02-29"],
      [2, "2024-03-01", "2025-02-28"],
      [2, "2025-03-01", "2026-02-28"],
      [2, "2026-03-01", "2026-04-30"],
    ],
  ],
  [
    "a birthday on 29 February gives its day in each February",
    birthday,
    { birthDate: "1992-02-29" },
    [
      [1, "2024-02-01", "2024-02-29"],
      [1, "2025-02-01", "2025-02-28"],
      [1, "2026-02-01", "2026-02-28"],
      [1, "2027-02-01", "2027-02-28"],
    ],
  ],
  [
    "an employment that starts within the month gives the birthday's day",
    birthday,
    { birthDate: "1990-12-05", services: [employed("2026-12-14")] },
    [
      [1, "2026-12-14", "2026-12-31"],
      [1, "2027-12-01", "2027-12-31"],
    ],
  ],
  ["without a birth date there is no birthday", birthday, {}, []],
  [
    "days of service come on the anniversary",
    service,
    { services: [employed("2016-05-09")] },
    [[10, "2026-05-09", "2027-05-08"]],
  ],
  [
    "days of service without an end stay until the employment ends",
    { ...service, usableMonths: null },
    { services: [employed("2010-05-09")] },
    [[10, "2024-01-01", "9999-12-31"]],
  ],
  [
    "service counts on after a short break and begins again after a long one",
    service,
    {
      services: [
        employed("2016-05-09", "2020-12-31"),
        employed("2021-03-01", "2023-12-31", "2016-05-09"),
        employed("2026-01-01"),
      ],
    },
    [],
  ],
  [
    "an unknown first day gives no days of service",
    service,
    { services: [employed("0001-01-01")] },
    [],
  ],
])("%s", (_, terms, earner, lots) => {
  expect(lotsOf(terms, earner)).toEqual(lots);
});

test("an ended grant gives nothing that begins after its last day", () => {
  expect(lotsOf(birthday, { birthDate: "1990-05-20" }, "2025-05-01")).toEqual([
    [1, "2024-05-01", "2024-05-31"],
    [1, "2025-05-01", "2025-05-31"],
  ]);
});
