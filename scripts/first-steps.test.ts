import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const scripts = import.meta.dirname;

/** npm calls these with the machine's own Node before any installation. */
const first = ["start.mjs", "dev.mjs", "test.mjs", "check.mjs", "prove.mjs", "link-node.mjs"];

const importsOf = (file: string) =>
  [
    ...readFileSync(file, "utf8").matchAll(/^(?:import|export)\s(?:[^;]*?\sfrom\s)?"([^"]+)"/gm),
  ].map(([, from = ""]) => from);

/** Imports resolved before the script's first line, as `file: import`. */
function importsFrom(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  return importsOf(file).flatMap((from) => [
    `${path.relative(scripts, file)}: ${from}`,
    ...(/^\..*\.mjs$/.test(from) ? importsFrom(path.resolve(file, "..", from), seen) : []),
  ]);
}

test.each(first)("%s starts on an old Node, before anything is installed", (name) => {
  const imports = importsFrom(path.join(scripts, name));
  expect(imports.length).toBeGreaterThan(0);
  expect(imports.filter((one) => !/: (node:|\..*\.mjs$)/.test(one))).toEqual([]);
});
