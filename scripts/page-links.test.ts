import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const root = path.join(import.meta.dirname, "..");
const folders = ["contract", "server", "web", "e2e", "bench", "build", "scripts", "docs"];
const pages = [
  "README.md",
  "CHANGELOG.md",
  ...folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".md"))
      .map((file) => path.join(folder, file)),
  ),
];

const link = /\]\((?!https?:)([^)#]+)(?:#[^)]*)?\)/g;
const pathFromRoot = new RegExp(`\`((?:${folders.join("|")})/[\\w./-]+)\``, "g");

/** A page's links to files, and names of files by their path from the root. */
function filesNamedIn(page: string): string[] {
  const text = readFileSync(path.join(root, page), "utf8");
  const linked = [...text.matchAll(link)].map(([, to = ""]) => path.join(path.dirname(page), to));
  return [...linked, ...[...text.matchAll(pathFromRoot)].map(([, to = ""]) => to)];
}

test("Pages name more than a hundred files", () => {
  expect(pages.flatMap(filesNamedIn).length).toBeGreaterThan(100);
});

test.each(pages)("%s names only files that exist", (page) => {
  expect(filesNamedIn(page).filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});
