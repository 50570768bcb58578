import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const root = path.join(import.meta.dirname, "..");
const codes = path.join(root, "contract/codes");

/** Rows of the glossary with a word, its meaning and its lists of codes. */
const rows = readFileSync(path.join(root, "docs/glossary.md"), "utf8")
  .split("\n## ")
  .slice(2)
  .flatMap((section) => [...section.matchAll(/^\| (?!word)([^|]+) \| [^|]+ \|([^|]*)\|$/gm)])
  .map(([, word = "", lists = ""]) => ({
    words: word.split(", "),
    lists: [...lists.matchAll(/`(\w+)`/g)].map(([, list]) => list),
  }));

const files = readdirSync(codes).filter((file) => /(?<!\.test)\.ts$/.test(file));
const exportsByFile: Record<string, unknown>[] = await Promise.all(
  files.map((file) => import(path.join(codes, file))),
);

const isListOfCodes = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((code) => typeof code === "string");

/** A file's lists that are no part of another one in it. */
function familiesOf(exported: Record<string, unknown>): string[] {
  const lists = Object.entries(exported).flatMap(([name, value]) =>
    isListOfCodes(value) ? [{ name, values: new Set(value) }] : [],
  );
  return lists
    .filter(
      ({ values }) =>
        !lists.some((one) => one.values.size > values.size && values.isSubsetOf(one.values)),
    )
    .map(({ name }) => name);
}

test("Each word of the glossary stands for one thing", () => {
  const words = rows.flatMap((row) => row.words.map((word) => word.toLowerCase()));
  expect(words.length).toBeGreaterThan(100);
  expect(words.filter((word, n) => words.indexOf(word) !== n)).toEqual([]);
});

test("Each list of codes has its word in the glossary", () => {
  const named = new Set(rows.flatMap(({ lists }) => lists));
  const families = exportsByFile.flatMap(familiesOf);
  expect(families.length).toBeGreaterThan(40);
  expect(families.filter((family) => !named.has(family))).toEqual([]);
});

test("The glossary names only lists that exist", () => {
  const known = new Set(exportsByFile.flatMap(Object.keys));
  expect(rows.flatMap(({ lists }) => lists).filter((list) => !known.has(list ?? ""))).toEqual([]);
});
