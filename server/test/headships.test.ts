import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const server = path.dirname(import.meta.dirname);
const named = /\b(department_?headships|employee_?lines|manager_?stand_?ins)\b/i;

/** Files that read or write headships, or describe the database. */
const allowed = [
  "organisation/reporting-line.ts",
  "organisation/coming-leaders.ts",
  "organisation/coming-people.ts",
  "organisation/line-roots.ts",
  "organisation/line-changes.ts",
  "organisation/line-ahead.ts",
  "organisation/line-basis.ts",
  "organisation/planned-line.ts",
  "organisation/stand-ins.ts",
  "modules/line/line-queries.ts",
  "modules/continuity/stand-ins/stand-in-queries.ts",
  /^modules\/departments\/heads\/headship[a-z-]*\.ts$/,
  "db/tables.gen.ts",
  /^db\/migrations\//,
  /^test\//,
  /\.test\.ts$/,
];

const isAllowed = (file: string) =>
  allowed.some((rule) => (typeof rule === "string" ? rule === file : rule.test(file)));

test("one file reads the headships, and one module writes them", () => {
  const naming = readdirSync(server, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|sql)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => named.test(readFileSync(file, "utf8")))
    .map((file) => path.relative(server, file));
  expect(naming).toContain("test/headships.test.ts");
  expect(naming.filter((file) => !isAllowed(file))).toEqual([]);
});

test.each([
  ['.innerJoin("departmentHeadships as h", "h.departmentId", "d.id")', true],
  ["select 1 from department_headships", true],
  ["select 1 from employee_lines", true],
  ["select 1 from manager_stand_ins", true],
  ["departmentHeadId", false],
])("%s names the headships: %s", (source, isNamed) => {
  expect(named.test(source)).toBe(isNamed);
});
