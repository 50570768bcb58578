import { expect, test } from "vitest";
import { nameOf, personName } from "./person-name.ts";

const email = "thandi@baton.co.za";

test.each([
  ["Thandi", "Nkosi", "Thandi Nkosi"],
  ["Thandi", "", "Thandi"],
  ["", "Nkosi", "Nkosi"],
  ["", "", email],
])("a person with the names %j and %j is called %s", (firstName, lastName, called) => {
  expect(personName({ firstName, lastName, email })).toBe(called);
  expect(nameOf({ name: firstName, surname: lastName, email })).toBe(called);
});
