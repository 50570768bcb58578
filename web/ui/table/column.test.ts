import { expect, test } from "vitest";
import { type Column, foldColumns } from "./column.ts";

const column = (key: string, foldsUnder?: string): Column<string> => ({
  key,
  header: key,
  cell: (row) => row,
  ...(foldsUnder && { foldsUnder }),
});
const columns = [column("name"), column("position"), column("department", "position")];
const keysOf = (hasRoom: boolean) =>
  foldColumns(columns, hasRoom).map(({ key, folded }) => [key, folded.map((one) => one.key)]);

test("a narrow table moves a column below another one", () => {
  expect(keysOf(true)).toEqual([
    ["name", []],
    ["position", []],
    ["department", []],
  ]);
  expect(keysOf(false)).toEqual([
    ["name", []],
    ["position", ["department"]],
  ]);
});
