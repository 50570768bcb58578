import { expect, test } from "vitest";
import { nextOfPerson, type PeopleDay } from "./next-of-person.ts";

const employee = { id: 1, name: "Andile Gumede" };
const other = { id: 2, name: "Lwazi Mbatha" };
const list = (...items: object[]) => ({ items, total: items.length });

// Only what the sentence depends on.
const dayOf = (parts: object) =>
  ({
    today: "2026-11-27",
    pendingReviews: list(),
    promises: list(),
    teamAway: list(),
    passingOn: list(),
    quiet: list(),
    events: [],
    ...parts,
  }) as unknown as PeopleDay;

const passing = { passingOn: list({ employee, takesOverOn: "2027-01-12" }) };
const requests = { pendingReviews: list({ employee }, { employee }, { employee: other }) };
const due = (dueOn: string | null, state = "open") => ({
  promises: list({ employee, dueOn, state }),
});
const away = (startDate: string) => ({
  teamAway: list({ employee, startDate, endDate: "2027-01-22" }),
});
const birthday = { events: [{ kind: "birthday", date: "2027-01-08", employee }] };
const quiet = (day: string | null) => ({ quiet: list({ employee, day }) });

test.each([
  [{ ...passing, ...requests }, "passes on 12 Jan 2027", true],
  [{ ...requests, ...due("2026-11-20") }, "2 requests", true],
  [due(null, "proposed"), "asks for a promise", true],
  [due("2026-10-20"), "promise late since 20 Oct", true],
  [{ ...due("2027-01-20"), ...away("2027-01-20") }, "promise due 20 Jan 2027", false],
  [due("2026-11-27"), "promise due today", false],
  [{ passingOn: list({ employee, takesOverOn: "2026-11-28" }) }, "passes on tomorrow", true],
  [away("2026-11-20"), "away until 22 Jan 2027", false],
  [{ ...away("2027-01-20"), ...birthday }, "away 20 – 22 Jan 2027", false],
  [{ ...birthday, ...quiet(null) }, "birthday 8 Jan 2027", false],
  [quiet("2026-08-20"), "last note, talk or promise 20 Aug", false],
  [quiet(null), "no note, talk or promise yet", false],
])("what is next for someone is the most urgent alone: %#", (parts, text, isUrgent) => {
  expect(nextOfPerson(employee.id, dayOf(parts))).toEqual({ text, isUrgent });
});

test("what is next for someone is none of the others'", () => {
  const parts = { ...passing, ...requests, ...due("2026-10-20"), ...quiet(null), ...birthday };
  expect(nextOfPerson(3, dayOf(parts))).toBeUndefined();
});
