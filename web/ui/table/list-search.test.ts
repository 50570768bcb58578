import { expect, test } from "vitest";
import { readListSearch, sortOf, textOfSort } from "./list-search.ts";

const read = (given: Record<string, unknown>) => readListSearch(given, ["name", "annual"]);

test.each([
  [
    { page: 3, sort: "-name", search: "dlamini" },
    { page: 3, sort: "-name", search: "dlamini" },
  ],
  [{ page: 1 }, {}],
  [{ rows: "25" }, { rows: 25 }],
  [{ rows: -25 }, {}],
  [{ page: "2" }, { page: 2 }],
  [{ page: -1, sort: "salary", search: "" }, {}],
  [{ page: 1.5, sort: ["name"], search: { a: 1 } }, {}],
  [{ search: 2026 }, { search: "2026" }],
])("a list reads %o from the URL as %o", (given, known) => {
  expect(read(given)).toEqual(known);
});

test.each(["name", "-name"])("the sort %s survives the way to the table and back", (text) => {
  const sort = sortOf(text);
  expect(sort && textOfSort(sort)).toBe(text);
});
