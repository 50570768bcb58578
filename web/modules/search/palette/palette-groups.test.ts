import { expect, test } from "vitest";
import type { PersonSearchResult, SearchResults } from "#contract/search.ts";
import type { Actor } from "../actions/actions.ts";
import { wishIn } from "../actions/wish.ts";
import { foundGroups, startGroups, type Typed } from "./palette-groups.tsx";

const today = "2026-11-28";
const owner: Actor = { id: 1, area: "superadmin", reviewsLeave: true, leadsPeople: true };
const employee: Actor = { id: 4, area: "staff", reviewsLeave: false, leadsPeople: false };

const tshepo: PersonSearchResult = {
  id: 12,
  name: "Tshepo Molefe",
  email: "tshepo@kopano.co.za",
  positionTitle: "Line Leader",
  departmentName: "Production",
  isActive: true,
  isPageOpen: true,
  isLeaveOpen: true,
};
const none = { items: [], hasMore: false };
const nothing: SearchResults = {
  people: none,
  positions: none,
  departments: none,
  notes: none,
  documents: none,
  nearest: [],
};
const withPeople = (...items: PersonSearchResult[]): SearchResults => ({
  ...nothing,
  people: { items, hasMore: false },
});
const pages = [
  { label: "Calendar", icon: null, destination: { to: "/staff/calendar" } },
  { label: "My Leave", icon: null, destination: { to: "/staff/leave/my-leave" } },
];

const shown = (
  given: Partial<Typed> & { typed: string; found: SearchResults },
  actor: Actor = owner,
) =>
  foundGroups(
    {
      pages,
      wish: wishIn(given.typed, actor, today),
      wished: undefined,
      isWaiting: false,
      ...given,
    },
    { actor, today },
  ).map(({ name, options }) => [name, options.map(({ title }) => title)]);

test("a name finds the person, then their records, then actions with them", () => {
  expect(shown({ typed: "tshepo", found: withPeople(tshepo) })).toEqual([
    ["people", ["Tshepo Molefe"]],
    ["records", ["Notes about Tshepo Molefe", "Leave of Tshepo Molefe"]],
    [
      "acts",
      [
        "Write a note about Tshepo Molefe",
        "Make a promise to Tshepo Molefe",
        "Book leave for Tshepo Molefe",
        "Change the manager of Tshepo Molefe",
      ],
    ],
  ]);
});

test("a colleague without pages to open is found alone", () => {
  const colleague = { ...tshepo, isPageOpen: false, isLeaveOpen: false };
  expect(shown({ typed: "tshepo", found: withPeople(colleague) }, employee)).toEqual([
    ["people", ["Tshepo Molefe"]],
  ]);
});

test("a wish comes first, with the form's person and days", () => {
  const given = { typed: "book leave tshepo 14 dec", found: nothing, wished: withPeople(tshepo) };
  expect(shown(given)).toEqual([
    ["wish", ["Book leave for Tshepo Molefe from 14 Dec"]],
    ["people", ["Tshepo Molefe"]],
  ]);
  const [wish] = foundGroups(
    { ...given, pages, wish: wishIn(given.typed, owner, today), isWaiting: false },
    { actor: owner, today },
  );
  expect(wish?.options[0]?.destination).toEqual({
    href: "/superadmin/leave/management?employee=12&book=true&first=2026-12-14",
  });
});

test.each([
  ["leave 14-18 dec", ["Apply for Leave, 14 – 18 Dec"]],
  ["apply", ["Apply for Leave"]],
])("the wish %j of an employee opens their own form", (typed, titles) => {
  expect(shown({ typed, found: nothing, pages: [] }, employee)).toEqual([["wish", titles]]);
});

test("an action that needs a person asks for the name", () => {
  const wish = wishIn("move", owner, today);
  const given = { typed: "move", pages: [], found: nothing, wish, wished: undefined };
  const [group] = foundGroups({ ...given, isWaiting: false }, { actor: owner, today });
  expect(group?.options).toMatchObject([{ title: "Move…", completes: "move " }]);
});

test("the beginning of an action finds it if it is allowed", () => {
  expect(shown({ typed: "impo", found: nothing })).toEqual([["acts", ["Import people"]]]);
  expect(shown({ typed: "impo", found: nothing }, employee)).toEqual([]);
});

test("without results, similar people and pages are named", () => {
  const found = { ...nothing, nearest: [tshepo] };
  expect(shown({ typed: "tsehpo", found })).toEqual([["nearest", ["Tshepo Molefe"]]]);
  expect(shown({ typed: "calnedar", found: nothing })).toEqual([["nearest", ["Calendar"]]]);
  expect(shown({ typed: "calnedar", found: nothing, isWaiting: true })).toEqual([]);
  const given = { typed: "book leave tsehpo", found: nothing, wished: found };
  expect(shown(given)).toEqual([["nearest", ["Tshepo Molefe", "My Leave"]]]);
});

test("people whom the server leaves out are not shown as recent", () => {
  const groups = (people: PersonSearchResult[]) =>
    startGroups({ waiting: [], recent: [12, 13], people }, { actor: employee, today });
  expect(groups([tshepo]).map(({ name, options }) => [name, options.length])).toEqual([
    ["recent", 1],
    ["acts", 2],
  ]);
  expect(groups([]).map(({ name }) => name)).toEqual(["acts"]);
});
