import { expect, test } from "vitest";
import { maxImportRows } from "#contract/rules/file.ts";
import { maxLines } from "#server/csv/separated-text.ts";
import type { FileRow } from "./columns.ts";
import { fileContents } from "./file-contents.ts";

const headings = "First name,Last name,Email\n";
const read = (text: string) => fileContents(new TextEncoder().encode(text));
const people = (count: number) => headings + "Ann,Nkosi,ann\n".repeat(count);
const problem = (File: unknown) =>
  expect.objectContaining({ code: "invalid_request", fields: { File } });

test("the rows come in parts, in order, each with its number", () => {
  const { rowCount, parts, columns } = read(`${people(600)}\n\nZoë,Louw,zoe\n`);
  expect(rowCount).toBe(601);
  expect(columns.map(({ field }) => field)).toEqual(["name", "surname", "email"]);
  expect(parts.length).toBeGreaterThan(1);
  const rows = parts.flatMap((part) => JSON.parse(part) as FileRow[]);
  expect(rows).toHaveLength(601);
  expect(rows[0]).toEqual({ row: 2, cells: ["Ann", "Nkosi", "ann"] });
  expect(rows.at(-1)).toEqual({ row: 604, cells: ["Zoë", "Louw", "zoe"] });
});

test("a full file may end in many thousands of blank lines", () => {
  const blank = ",,\n".repeat(maxLines - maxImportRows - 1);
  expect(read(people(maxImportRows) + blank).rowCount).toBe(maxImportRows);
  expect(() => read(`${people(maxImportRows)}${blank},,`)).toThrow(
    problem(expect.stringMatching(/^At most 100,000 lines can be read/)),
  );
});

test.each([
  [maxImportRows + 1, "10,001"],
  [maxLines, "more"],
])("a file of %d people is refused", (count, given) => {
  const reason = `At most 10,000 people can be imported at once, and this file has ${given}`;
  expect(() => read(people(count))).toThrow(problem(reason));
});
