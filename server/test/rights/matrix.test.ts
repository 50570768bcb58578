import { beforeAll, describe, expect, test } from "vitest";
import { everythingTold, type World } from "./all-told.ts";
import { type ReaderName, readerNames, readerTitles } from "./readers.ts";
import { mailsIn, wordsFoundBy } from "./reading.ts";
import { mayRead, mayReadOn, type Told } from "./rule.ts";
import { isShownTo, shows } from "./shows.ts";
import { elsewhere, nameOf, reads, surfaces } from "./surfaces.ts";

const surfaceNames = [...Object.keys(surfaces), "mail", "calendar feed"];
const found = new Map<ReaderName, Awaited<ReturnType<typeof wordsFoundBy>>>();
let world: World;

beforeAll(async () => {
  world = await everythingTold();
  const mails = await mailsIn(world);
  for (const name of readerNames)
    found.set(name, await wordsFoundBy(world.company.readers[name], world, mails));
}, 900_000);

const finds = (reader: ReaderName, surface: string, { word }: Told) =>
  found.get(reader)?.get(surface)?.has(word) ?? false;
const titlesOf = (told: readonly Told[]) => told.map(({ title }) => title);

test("the matrix or its exceptions name exactly the calls that read", () => {
  const known = [...Object.keys(surfaces), ...Object.keys(elsewhere)];
  expect(known.toSorted()).toEqual(reads.map(nameOf).toSorted());
});

describe.each(readerNames.map((reader) => ({ reader, title: readerTitles[reader] })))(
  "$title",
  ({ reader }) => {
    test.each(surfaceNames)("finds in %s what is theirs to read, and nothing else", (surface) => {
      const shown = world.told.filter((told) => finds(reader, surface, told));
      const denied = shown.filter(
        (told) => !mayReadOn(reader, told, surface) || shows[told.kind][surface] === undefined,
      );
      expect(titlesOf(denied)).toEqual([]);
      const due = world.told.filter(
        (told) => mayReadOn(reader, told, surface) && isShownTo(reader, told, surface),
      );
      expect(titlesOf(due.filter((told) => !shown.includes(told)))).toEqual([]);
    });
  },
);

test("readers find everything that they may read in some place", () => {
  const missing = readerNames.flatMap((reader) =>
    world.told
      .filter((told) => mayRead(reader, told))
      .filter((told) => !surfaceNames.some((surface) => finds(reader, surface, told)))
      .map(({ title }) => `${readerTitles[reader]}: ${title}`),
  );
  expect(missing).toEqual([]);
});

test.each(
  Object.entries(shows).flatMap(([kind, where]) =>
    Object.keys(where).map((surface) => ({ kind, surface })),
  ),
)("$surface shows a $kind to someone", ({ kind, surface }) => {
  const told = world.told.filter((one) => one.kind === kind);
  expect(readerNames.some((reader) => told.some((one) => finds(reader, surface, one)))).toBe(true);
});
