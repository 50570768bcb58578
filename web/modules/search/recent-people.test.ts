import { expect, test } from "vitest";
import { removeStoredData } from "#web/api/stored-data.ts";
import { recentPeople, rememberPerson } from "./recent-people.ts";

const [owner, other] = ["0198d0f3-1", "0198d0f3-2"];

test("the last five people opened are remembered, the latest first and once", () => {
  for (const id of [1, 2, 3, 4, 5, 6, 2]) rememberPerson(id, owner);
  expect(recentPeople(owner)).toEqual([2, 6, 5, 4, 3]);
});

test("another account in the same browser does not see them", () => {
  rememberPerson(1, owner);
  expect(recentPeople(other)).toEqual([]);
  rememberPerson(2, other);
  expect([recentPeople(other), recentPeople(owner)]).toEqual([[2], []]);
});

test("sign-out removes them", () => {
  rememberPerson(1, owner);
  removeStoredData();
  expect(recentPeople(owner)).toEqual([]);
});

test.each(["{", "[]", "7", '{"owner":"0198d0f3-1","ids":["x"]}', '{"owner":"0198d0f3-1"}'])(
  "the stored text %j counts as no one",
  (stored) => {
    localStorage.setItem("recentPeople", stored);
    expect(recentPeople(owner)).toEqual([]);
  },
);

test("only ids are stored", () => {
  rememberPerson(1, owner);
  expect(localStorage.getItem("recentPeople")).toBe('{"owner":"0198d0f3-1","ids":[1]}');
});
