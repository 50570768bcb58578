import { expect, test } from "vitest";
import { promiseStates } from "#contract/codes/continuity.ts";
import { type PromiseStanding, promiseActionsOf } from "./access.ts";

const readers: Record<string, Omit<PromiseStanding, "state">> = {
  "in charge, not the author": { isInCharge: true, isAuthor: false, isFresh: true },
  "in charge, the author, within the hour": { isInCharge: true, isAuthor: true, isFresh: true },
  "in charge, the author, later": { isInCharge: true, isAuthor: true, isFresh: false },
  "the employee, the author, within the hour": { isInCharge: false, isAuthor: true, isFresh: true },
  "the employee, the author, later": { isInCharge: false, isAuthor: true, isFresh: false },
  "the employee, not the author": { isInCharge: false, isAuthor: false, isFresh: true },
};

const decide = ["agree", "decline"];
const settle = ["keep", "renegotiate", "break"];
const rights: Record<string, Record<"proposed" | "open", readonly string[]>> = {
  "in charge, not the author": { proposed: decide, open: settle },
  "in charge, the author, within the hour": {
    proposed: [...decide, "takeBack"],
    open: [...settle, "takeBack"],
  },
  "in charge, the author, later": { proposed: decide, open: settle },
  "the employee, the author, within the hour": { proposed: ["takeBack"], open: ["takeBack"] },
  "the employee, the author, later": { proposed: [], open: [] },
  "the employee, not the author": { proposed: [], open: [] },
};

const cells = Object.keys(readers).flatMap((reader) =>
  promiseStates.map((state) => ({ reader, state })),
);

test.each(cells)("$reader: what may be done with a promise that is $state", ({ reader, state }) => {
  const { isInCharge = false, isAuthor = false, isFresh = false } = readers[reader] ?? {};
  const expected = state === "open" || state === "proposed" ? (rights[reader]?.[state] ?? []) : [];
  expect(promiseActionsOf({ state, isInCharge, isAuthor, isFresh })).toEqual(expected);
});
