import { expect, test } from "vitest";
import { readDepartmentsSearch } from "./departments-search.ts";
import { readPositionsSearch } from "./positions-search.ts";

test.each([
  [
    { departmentId: "7", status: "ended", sort: "-jobLevel", page: 2 },
    { departmentId: 7, status: "ended", sort: "-jobLevel", page: 2 },
  ],
  [
    { edit: 12, add: true },
    { edit: 12, add: true },
  ],
  [{ status: "vacant", departmentId: "Kitchen", sort: "employeeName", edit: -1, add: "yes" }, {}],
])("positions read %o from the URL as %o", (given, known) => {
  expect(readPositionsSearch(given)).toEqual(known);
});

test.each([
  [
    { sort: "employeeCount", search: "sales" },
    { sort: "employeeCount", search: "sales" },
  ],
  [{ edit: 12 }, { edit: 12 }],
  [{ sort: "createdAt", edit: "x" }, {}],
])("departments read %o from the URL as %o", (given, known) => {
  expect(readDepartmentsSearch(given)).toEqual(known);
});
