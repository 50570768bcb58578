import { expect, test } from "vitest";
import type { LedPerson } from "#contract/line/planned-line.ts";
import { groupsOf, sumOf } from "./groups.ts";

const led = (id: number, is: LedPerson["is"], notes: number): LedPerson => ({
  employee: { id, name: `P${id}` },
  was: { id: 9, name: "Before" },
  is,
  until: null,
  next: null,
  passes: { leave: 1, promises: 0, notes },
  isHandedOver: notes > 0,
});

const [anna, ben] = [
  { id: 7, name: "Anna" },
  { id: 8, name: "Ben" },
];
const people = [led(1, null, 1), led(2, anna, 2), led(3, ben, 0), led(4, anna, 4)];

test("people are grouped by their next manager, those with nobody last", () => {
  expect(groupsOf(people).map(({ leader, people: group }) => [leader?.name, group.length])).toEqual(
    [
      ["Anna", 2],
      ["Ben", 1],
      [undefined, 1],
    ],
  );
});

test("what passes is summed over all of them", () => {
  expect(sumOf(people)).toEqual({ leave: 4, promises: 0, notes: 7, handovers: 3 });
});
