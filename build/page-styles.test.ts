import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const web = path.join(import.meta.dirname, "../web");
const sheets = globSync("*.css", { cwd: web }).map((sheet) => ({
  sheet,
  sources: [...readFileSync(path.join(web, sheet), "utf8").matchAll(/@source "([^"*]+)"/g)].flatMap(
    ([, source]) => source ?? [],
  ),
}));

test("the stylesheet of a page names files that exist", () => {
  const missing = sheets.flatMap(({ sheet, sources }) =>
    sources
      .filter((source) => !existsSync(path.join(web, source)))
      .map((one) => `${sheet}: ${one}`),
  );
  expect(missing).toEqual([]);
  expect(sheets.flatMap(({ sources }) => sources).length).toBeGreaterThan(20);
});
