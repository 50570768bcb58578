import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const root = path.dirname(import.meta.dirname);
const sourceOf = (file: string) => readFileSync(path.join(root, file), "utf8");

/** A dialog for many purposes, which is walked in each of them. */
const frame = "reasoned-dialog.tsx";

/** The files in which a dialog is written, rather than a question of a few words. */
const dialogs = globSync("web/modules/**/*.tsx", { cwd: root })
  .filter((file) => /<(Form|Reasoned)?Dialog\s/.test(sourceOf(file)) && !file.endsWith(frame))
  .map((file) => path.basename(file, ".tsx").replace(/-dialog$/, ""));

const walk = globSync("e2e/engines/*.ts", { cwd: root }).map(sourceOf).join("\n");

test("every dialog is named by the walk that measures it in three engines", () => {
  expect(dialogs).toContain("new-promise");
  const isNamed = (name: string) => walk.includes(`"${name}"`) || walk.includes(`\`${name}-\${`);
  expect(dialogs.filter((name) => !isNamed(name))).toEqual([]);
});
