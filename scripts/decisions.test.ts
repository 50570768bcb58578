import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const folder = path.join(import.meta.dirname, "../docs/decisions");
const names = readdirSync(folder)
  .filter((name) => name !== "README.md")
  .toSorted();
const textOf = (name: string) => readFileSync(path.join(folder, name), "utf8");

test("At most 30 decisions are numbered from 1", () => {
  expect(names.length).toBeGreaterThan(0);
  expect(names.length).toBeLessThanOrEqual(30);
  expect(names.map((name) => Number(name.slice(0, 4)))).toEqual(names.map((_, n) => n + 1));
});

test.each(names)("%s has its number, its parts and at most 250 words", (name) => {
  const text = textOf(name);
  expect(text).toMatch(new RegExp(`^# ${Number(name.slice(0, 4))}\\. \\S`));
  for (const part of ["**Choice.**", "**Alternatives.**", "**Price.**", "**Look again**"])
    expect(text).toContain(part);
  expect(text.split(/\s+/).filter(Boolean).length).toBeLessThanOrEqual(250);
});

test("The index names every decision once, and nothing else", () => {
  const listed = [...textOf("README.md").matchAll(/\]\((\d{4}-[^)]+)\)/g)].map(([, name]) => name);
  expect(listed.toSorted()).toEqual(names);
});
