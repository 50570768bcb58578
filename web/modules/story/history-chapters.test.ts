import { expect, test } from "vitest";
import type { StoryMatter } from "#contract/story.ts";
import { byManager, withPlanned } from "./history-chapters.ts";

const [nomvula, jabulani] = [
  { id: 1, name: "Nomvula Dube" },
  { id: 2, name: "Jabulani Shabangu" },
];
const entry = (id: number, day: string, managerThen: StoryMatter["managerThen"]) =>
  ({ id, day, happenedAt: `${day}T08:00:00Z`, managerThen }) as StoryMatter;

const entries = [
  entry(6, "2026-12-02", nomvula),
  entry(5, "2026-11-20", jabulani),
  entry(4, "2026-11-03", jabulani),
  entry(3, "2026-10-01", jabulani),
  entry(2, "2026-09-01", nomvula),
  entry(1, "2026-03-02", null),
];

test("the history has one chapter per manager's time, by month", () => {
  const chapters = byManager(entries);
  expect(
    chapters.map(({ manager, months }) => [
      manager?.name,
      months.map(({ name, entries }) => [name, entries.map(({ id }) => id)]),
    ]),
  ).toEqual([
    ["Nomvula Dube", [["December 2026", [6]]]],
    [
      "Jabulani Shabangu",
      [
        ["November 2026", [5, 4]],
        ["October 2026", [3]],
      ],
    ],
    ["Nomvula Dube", [["September 2026", [2]]]],
    [undefined, [["March 2026", [1]]]],
  ]);
});

test("a manager before and after a break in employment has two chapters", () => {
  const daysOf = (_id: number | undefined, day: string) => {
    if (day > "2026-08-01") return "since 1 Aug";
    return day < "2026-06-01" ? "until 31 May" : "";
  };
  const chapters = byManager(
    [
      entry(4, "2026-09-01", jabulani),
      entry(3, "2026-06-15", jabulani),
      entry(2, "2026-05-31", jabulani),
      entry(1, "2026-05-01", jabulani),
    ],
    daysOf,
  );
  const ids = chapters.map(({ months }) =>
    months.flatMap(({ entries: shown }) => shown.map(({ id }) => id)),
  );
  expect(ids).toEqual([
    [4, 3],
    [2, 1],
  ]);
});

test("a chapter's key is unique and survives added entries", () => {
  const keys = byManager(entries).map(({ key }) => key);
  expect(new Set(keys).size).toBe(4);
  const more = [entry(7, "2026-12-03", nomvula), ...entries, entry(0, "2026-02-01", null)];
  expect(byManager(more).map(({ key }) => key)).toEqual(keys);
});

test("a planned manager replaced before the day has no chapter", () => {
  const planned = (id: number, managerThen: StoryMatter["managerThen"]) => ({
    ...entry(id, "2026-12-01", managerThen),
    happenedAt: null,
  });
  const chapters = byManager([
    planned(5, nomvula),
    planned(4, nomvula),
    planned(3, jabulani),
    entry(2, "2026-11-11", { id: 3, name: "Fatima Ismail" }),
  ]);
  expect(
    chapters.map(({ manager, months }) => [
      manager?.name,
      months.flatMap(({ entries }) => entries.map(({ id }) => id)),
    ]),
  ).toEqual([
    ["Nomvula Dube", [5, 4, 3]],
    ["Fatima Ismail", [2]],
  ]);
});

test("a planned change is the first chapter, with its entries if it has any", () => {
  const planned = { manager: jabulani ?? null, from: "2027-01-01" };
  const [first, ...others] = withPlanned(byManager(entries), planned);
  expect(first).toMatchObject({ ...{ manager: jabulani, day: planned.from }, isPlanned: true });
  expect(others).toEqual(byManager(entries));

  const told = byManager([entry(7, planned.from, jabulani ?? null), ...entries]);
  const chapters = withPlanned(told, planned);
  expect(chapters.map(({ key, isPlanned }) => [key, isPlanned])).toEqual(
    told.map(({ key }, place) => [key, place === 0]),
  );
});
