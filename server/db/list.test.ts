import { expect, test } from "vitest";
import { isDeep, windowOf } from "./list.ts";

const rows = Array.from({ length: 23 }, (_, index) => index);

function readPage(page: number, pageSize: number, total?: number): number[] {
  const { isFromEnd, offset, limit } = windowOf({ page, pageSize }, total);
  if (!isFromEnd) return rows.slice(offset, offset + limit);
  return rows
    .toReversed()
    .slice(offset, offset + limit)
    .toReversed();
}

test.each([1, 4, 5, 23, 50])("every page of %i has the same rows from either end", (pageSize) => {
  for (let page = 1; page <= 25; page++) {
    const expected = rows.slice((page - 1) * pageSize, page * pageSize);
    expect(readPage(page, pageSize)).toEqual(expected);
    expect(readPage(page, pageSize, rows.length)).toEqual(expected);
  }
});

test("a page is read from the nearer end of the list", () => {
  expect(windowOf({ page: 3, pageSize: 5 }, 23).isFromEnd).toBe(false);
  expect(windowOf({ page: 4, pageSize: 5 }, 23)).toEqual({ isFromEnd: true, offset: 3, limit: 5 });
  expect(isDeep({ page: 20, pageSize: 50 })).toBe(false);
  expect(isDeep({ page: 21, pageSize: 50 })).toBe(true);
});
