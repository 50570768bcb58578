import { expect, test } from "vitest";
import { readUsersSearch } from "./users-search.ts";

test.each([
  [
    { role: "Manager", employeeStatus: "pending" },
    { role: "Manager", employeeStatus: "pending" },
  ],
  [
    { employmentStatus: "FullTime", sort: "-lastName" },
    { employmentStatus: "FullTime", sort: "-lastName" },
  ],
  [{ role: "Owner", employeeStatus: 1, sort: "idNumber" }, {}],
  [
    { employee: 12, tab: "history" },
    { employee: 12, tab: "history" },
  ],
  [{ employee: 12, tab: "personal" }, { employee: 12 }],
  [{ tab: "history", employee: "x" }, {}],
  [
    { edit: 12, editTab: "leave" },
    { edit: 12, editTab: "leave" },
  ],
  [{ edit: 12, editTab: "history" }, { edit: 12 }],
  [
    { edit: 12, editTab: "employment", move: true },
    { edit: 12, editTab: "employment", move: true },
  ],
  [{ move: true }, {}],
  [{ editTab: "leave", edit: -1 }, {}],
  [{ add: true }, { add: true }],
])("user management reads %o from the URL as %o", (given, known) => {
  expect(readUsersSearch(given)).toEqual(known);
});
