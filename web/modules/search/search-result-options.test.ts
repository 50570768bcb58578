import { describe, expect, test } from "vitest";
import type { SearchResults } from "#contract/search.ts";
import { cardOf, readCardSearch } from "./card-search.ts";
import { pageGroup, searchResultGroups } from "./search-result-options.tsx";

const pages = [
  { label: "Dashboard", icon: null, destination: { to: "/staff/dashboard" } },
  { label: "My Leave", group: "Leave", icon: null, destination: { to: "/staff/leave/my-leave" } },
  { label: "Send Feedback", group: "Feedback", icon: null, destination: { to: "/staff/send" } },
];

test.each<[string, string[]]>([
  ["", []],
  ["d", ["Dashboard"]],
  ["LÉA", ["My Leave"]],
  ["my leave", ["My Leave"]],
  ["feed send", ["Send Feedback"]],
  ["board", []],
  ["%", []],
])("%j finds the pages %j", (query, labels) => {
  expect(pageGroup(pages, query).options.map(({ title }) => title)).toEqual(labels);
});

const found: SearchResults = {
  people: {
    items: [
      {
        id: 12,
        name: "",
        email: "thabo@baton.co.za",
        positionTitle: "Cook",
        departmentName: "Kitchen",
        isActive: false,
        isPageOpen: false,
        isLeaveOpen: false,
      },
    ],
    hasMore: true,
  },
  positions: {
    items: [
      {
        id: 13,
        positionTitle: "Cook",
        departmentName: "Kitchen",
        holder: { id: 12, name: "T", isPageOpen: false, isLeaveOpen: false },
      },
      { id: 14, positionTitle: "Cook", departmentName: "Kitchen", holder: null },
    ],
    hasMore: false,
  },
  departments: {
    items: [{ id: 15, departmentName: "Kitchen", headName: "Lerato Pillay" }],
    hasMore: false,
  },
  notes: {
    items: [{ id: 16, about: { id: 12, name: "Thabo" }, excerpt: "…a rise" }],
    hasMore: false,
  },
  documents: {
    items: [
      { id: 17, documentName: "CV", documentCategory: "Personal", about: { id: 12, name: "T" } },
    ],
    hasMore: false,
  },
  nearest: [],
};

describe("a search result leads", () => {
  const leadsTo = (area: "superadmin" | "staff") =>
    searchResultGroups(found, area).flatMap(({ options }) =>
      options.map(({ id, destination }) => [id, destination]),
    );
  const users = "/superadmin/user-management";

  test("super administrators to the person's page and the matching lists", () => {
    expect(leadsTo("superadmin")).toEqual([
      ["person-12", { to: "/superadmin/people/12" }],
      ["position-13", { to: users, search: { employee: 12, tab: "employment" } }],
      [
        "position-14",
        { to: "/superadmin/tenant-settings", search: { section: "positions", edit: 14 } },
      ],
      ["department-15", { to: users, search: { search: "Kitchen" } }],
      ["note-16", { to: "/superadmin/notes", search: { employee: 12, note: 16 } }],
      ["document-17", { to: users, search: { edit: 12, editTab: "documents" } }],
    ]);
  });

  test("staff to a note or to a card for colleagues", () => {
    expect(leadsTo("staff")).toEqual([
      ["person-12", { search: { card: "person-12" } }],
      ["position-13", { search: { card: "position-13" } }],
      ["position-14", { search: { card: "position-14" } }],
      ["department-15", { search: { card: "department-15" } }],
      ["note-16", { to: "/staff/notes", search: { employee: 12, note: 16 } }],
      ["document-17", { search: { card: "person-12" } }],
    ]);
  });
});

test("staff are led to the open page of a person or holder", () => {
  const [[person], [position]] = [found.people.items, found.positions.items];
  const holder = { id: 19, name: "Anele Botha", isPageOpen: true, isLeaveOpen: true };
  const [people] = searchResultGroups(
    {
      ...found,
      people: { items: [{ ...person, isPageOpen: true }] as never, hasMore: false },
      positions: { items: [{ ...position, holder }] as never, hasMore: false },
    },
    "staff",
  );
  expect(people?.options.map(({ destination }) => destination)).toEqual([
    { to: "/staff/people/12" },
    { to: "/staff/people/19" },
  ]);
});

test("the holder of a found position appears once among the people", () => {
  const [first] = found.positions.items;
  const cooks = [
    first,
    {
      ...first,
      id: 18,
      holder: { id: 19, name: "Anele Botha", isPageOpen: true, isLeaveOpen: true },
    },
  ];
  const positions = { items: cooks as typeof found.positions.items, hasMore: false };
  const [people] = searchResultGroups({ ...found, positions }, "superadmin");
  expect(people?.options.map(({ title, details }) => [title, details])).toEqual([
    ["thabo@baton.co.za", "Cook · Kitchen"],
    ["Anele Botha", "Cook · Kitchen"],
  ]);
});

test("an employee without a name is listed by email, once", () => {
  const [people] = searchResultGroups(found, "staff");
  expect(people?.options[0]).toMatchObject({
    title: "thabo@baton.co.za",
    details: "Cook · Kitchen",
    isInactive: true,
  });
});

test.each([
  ["person-12", { kind: "person", id: 12 }],
  ["department-3", { kind: "department", id: 3 }],
  ["note-3", undefined],
  ["person-0", undefined],
  ["person-1e3", undefined],
  [`person-${"9".repeat(20)}`, undefined],
  [12, undefined],
])("the card %j in the URL names %o", (card, named) => {
  expect(cardOf(readCardSearch({ card }).card)).toEqual(named);
});
