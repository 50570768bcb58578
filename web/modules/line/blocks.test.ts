import { expect, test } from "vitest";
import type { LineBlock, LinePreview } from "#contract/line/planned-line.ts";
import { blocksIn, noticesIn } from "./blocks.ts";

const today = "2026-11-22";
const person = (id: number, name: string) => ({ id, name });
const [anna, ben, cara] = [person(1, "Anna"), person(2, "Ben"), person(3, "Cara")];
const many = [anna, ben, cara, person(4, "Dan"), person(5, "Eve"), person(6, "Fay")];
const blockOf = (block: LineBlock) => blocksIn({ blocks: [block], today })[0];

const circle = (way: Extract<LineBlock, { kind: "circle" }>["way"]): LineBlock => ({
  kind: "circle",
  people: [anna, ben],
  size: 2,
  day: "2027-01-01",
  way,
});

test.each([
  [
    circle({ employee: anna, stays: false, manager: cara }),
    "Anna and Ben would manage each other",
    "Give Anna to Cara",
    { kind: "give", person: anna, manager: cara },
  ],
  [
    circle({ employee: anna, stays: true, manager: cara }),
    "Anna and Ben would manage each other",
    "Leave Anna out",
    { kind: "leaveOut", people: [anna] },
  ],
  [
    circle({ employee: anna, stays: false, manager: null }),
    "Anna and Ben would manage each other",
    "Leave Anna without a manager",
    { kind: "give", person: anna, manager: null },
  ],
  [
    { kind: "overlap", people: [anna], day: "2026-12-01" },
    "A later change is recorded for Anna",
    "End on 30 Nov",
    { kind: "end", on: "2026-11-30" },
  ],
  [
    { kind: "left", people: many },
    "Anna, Ben, Cara, Dan and 2 more have left by then",
    "Leave the 6 out",
    { kind: "leaveOut", people: many },
  ],
  [
    { kind: "early", people: [ben] },
    "Ben starts later",
    "Leave Ben out",
    { kind: "leaveOut", people: [ben] },
  ],
  [
    { kind: "managerLeft", manager: cara, people: [anna, ben] },
    "Cara has left by then",
    "Choose someone else",
    { kind: "choose", people: [anna, ben] },
  ],
  [
    { kind: "self", people: [cara] },
    "Cara cannot lead themselves",
    "Leave Cara out",
    { kind: "leaveOut", people: [cara] },
  ],
] as [LineBlock, string, string, object][])(
  "a problem names its people and the click that solves it: %#",
  (block, title, label, out) => {
    expect(blockOf(block)).toMatchObject({ title, way: { label, out } });
    expect(blockOf(block)?.first).toMatch(/first$|Let it end/);
  },
);

test("a larger circle counts the people it does not name", () => {
  const block = { ...circle({ employee: anna, stays: true, manager: null }), size: 9 };
  expect(blockOf(block)?.detail).toContain("with 7 more");
});

test("a missing manager comes first among the notices", () => {
  const passes = { leave: 0, promises: 0, notes: 0 };
  const row = { until: null, next: null, passes, isHandedOver: false };
  const preview: LinePreview = {
    today,
    basedOn: "",
    people: [
      { employee: anna, was: cara, is: null, ...row },
      { employee: ben, was: null, is: null, ...row },
    ],
    blocks: [],
    notices: [
      { kind: "away", manager: cara, from: "2027-01-04", to: "2027-01-08" },
      { kind: "drafts", manager: cara, drafts: 2 },
    ],
    due: null,
    secret: null,
  };
  expect(noticesIn(preview, (id) => id === anna.id)).toMatchObject([
    { title: "No manager is named for Anna", way: { out: { kind: "choose", people: [anna] } } },
    { title: "Cara is away 4 – 8 Jan 2027" },
    { title: "Cara has 2 drafts about them" },
  ]);
});
