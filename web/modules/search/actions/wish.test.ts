import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type Actor,
  actsAllowedWith,
  actsWith,
  actWithIds,
  type FoundPerson,
  ownActIds,
  ownActs,
} from "./actions.ts";
import { type Wish, wishIn } from "./wish.ts";

const today = "2026-11-28";
const owner: Actor = { id: 1, area: "superadmin", reviewsLeave: true, leadsPeople: true };
const manager: Actor = { id: 2, area: "staff", reviewsLeave: true, leadsPeople: true };
const standIn: Actor = { id: 3, area: "staff", reviewsLeave: true, leadsPeople: false };
const employee: Actor = { id: 4, area: "staff", reviewsLeave: false, leadsPeople: false };

const wish = (found: Partial<Wish>): Wish => ({
  own: [],
  withPerson: [],
  person: "",
  days: {},
  ...found,
});
const december = { first: "2026-12-14", last: "2026-12-18" };

test.each<[string, Actor, Wish | undefined]>([
  [
    "book leave tshepo 14 dec",
    owner,
    wish({ withPerson: ["book"], person: "tshepo", days: { first: "2026-12-14" } }),
  ],
  ["leave 14-18 dec", employee, wish({ own: ["apply"], days: december })],
  ["leave 14-18 dec", manager, wish({ own: ["apply"], withPerson: ["book"], days: december })],
  [
    "Tshepo Molefe leave from 14 Dec to 18 Dec",
    standIn,
    wish({ withPerson: ["book"], person: "Tshepo Molefe", days: december }),
  ],
  ["note nomvula", manager, wish({ withPerson: ["note"], person: "nomvula" })],
  ["write a note about Jan", owner, wish({ withPerson: ["note"], person: "Jan" })],
  ["move tshepo", owner, wish({ withPerson: ["move"], person: "tshepo" })],
  [
    "move tshepo 1 feb",
    owner,
    wish({ withPerson: ["move"], person: "tshepo", days: { first: "2027-02-01" } }),
  ],
  [
    "leave jan 14 dec",
    owner,
    wish({ withPerson: ["book"], person: "jan", days: { first: "2026-12-14" } }),
  ],
  ["leave 20 nov", employee, wish({ own: ["apply"], days: { first: "2026-11-20" } })],
  ["add user", owner, wish({ own: ["addUser"] })],
  ["event tomorrow", owner, wish({ own: ["event"], days: { first: "2026-11-29" } })],
  ["LEAVE", employee, wish({ own: ["apply"] })],
  ["leave tshepo", employee, wish({ person: "tshepo" })],
  ["note nomvula", employee, undefined],
  ["note nomvula", standIn, undefined],
  ["move tshepo", manager, undefined],
  ["add user", manager, undefined],
  ["tshepo", owner, undefined],
  ["14 dec", owner, undefined],
  ["  ", owner, undefined],
])("%j is read as a wish [HEADER-03]", (typed, actor, found) => {
  expect(wishIn(typed, actor, today)).toEqual(found);
});

const led: FoundPerson = { id: 9, isActive: true, isPageOpen: true, isLeaveOpen: true };

describe("with a person, one may", () => {
  test.each<[string, Actor, FoundPerson, string[]]>([
    ["everything as their super administrator", owner, led, [...actWithIds]],
    ["what managers do with their people", manager, led, ["note", "promise", "book", "talk"]],
    ["book leave as a stand-in", standIn, { ...led, isPageOpen: false }, ["book"]],
    ["nothing as a colleague", manager, { ...led, isPageOpen: false, isLeaveOpen: false }, []],
    ["nothing after a deactivation", owner, { ...led, isActive: false }, []],
    ["nothing as an employee with oneself", employee, { ...led, id: employee.id }, []],
    ["only change one's own line and position", owner, { ...led, id: 1 }, ["manager", "move"]],
  ])("do %s", (_, actor, person, acts) => {
    expect(actsAllowedWith(person, actor)).toEqual(acts);
  });
});

const anyActor = fc.record({
  id: fc.constantFrom(1, 9),
  area: fc.constantFrom("superadmin" as const, "staff" as const),
  reviewsLeave: fc.boolean(),
  leadsPeople: fc.boolean(),
});
const anyPerson = fc.record({
  id: fc.constant(9),
  isActive: fc.boolean(),
  isPageOpen: fc.boolean(),
  isLeaveOpen: fc.boolean(),
});
const verbs = [...Object.values(ownActs), ...Object.values(actsWith)].flatMap(
  (act): readonly string[] => act.verbs,
);
const anyWords = fc
  .array(fc.constantFrom(...verbs, "tshepo", "14", "dec", "14-18", "for", "to", "31 feb", "''"))
  .map((words) => words.join(" "));

test("no text makes the rule fail or name an action that is not allowed", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), anyWords), anyActor, (typed, actor) => {
      const found = wishIn(typed, actor, today);
      for (const id of found?.own ?? []) expect(ownActs[id].isAllowed(actor)).toBe(true);
      for (const id of found?.withPerson ?? []) expect(actsWith[id].isAllowed(actor)).toBe(true);
      const { first, last } = found?.days ?? {};
      if (last) expect(first !== undefined && first <= last).toBe(true);
    }),
    { endOnFailure: true },
  );
});

test("an action with a person is also allowed in general, and stays in one's own area", () => {
  fc.assert(
    fc.property(anyPerson, anyActor, (person, actor) => {
      for (const id of actsAllowedWith(person, actor)) {
        expect(actsWith[id].isAllowed(actor)).toBe(true);
        const href = actsWith[id].openWith(person, { actor, days: {}, today });
        expect(href.startsWith(`/${actor.area}/`)).toBe(true);
      }
      for (const id of ownActIds.filter((one) => ownActs[one].isAllowed(actor)))
        expect(ownActs[id].open({ actor, days: {}, today }).startsWith(`/${actor.area}/`)).toBe(
          true,
        );
    }),
    { endOnFailure: true },
  );
});
