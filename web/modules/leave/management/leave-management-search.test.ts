import { expect, test } from "vitest";
import { filterQueryOf, readLeaveManagementSearch } from "./leave-management-search.ts";

const pressed = { excludeSelf: "true" };

test.each([
  ["SickLeave", { ...pressed, leaveType: "SickLeave" }],
  [7, { ...pressed, ownTypeId: 7 }],
  ["OwnLeave", pressed],
  [-1, pressed],
])("the type %j of the address filters the list by %o", (type, query) => {
  expect(filterQueryOf(readLeaveManagementSearch({ type }))).toEqual(query);
});
