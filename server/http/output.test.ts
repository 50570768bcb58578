import { expect, test } from "vitest";
import { z } from "zod";
import { maxPageSize } from "#contract/common.ts";
import type { NamedOperation } from "#contract/operation.ts";
import { turnLimitMs, usualTurnMs } from "#server/test/longest-turn.ts";
import { responseWriter } from "./output.ts";

const operation: NamedOperation = {
  module: "notes",
  name: "get",
  method: "GET",
  path: "/secure/notes/get",
  access: "approved",
  summary: "A note",
  response: z.object({
    id: z.int().positive(),
    author: z.object({ name: z.string() }).nullable(),
    writtenOn: z.iso.date(),
  }),
};
const row = {
  id: 7,
  author: { name: "Ada", salary: 1 },
  writtenOn: "2026-03-02",
  idNumber: "8001",
};

test("fields that the contract does not name never leave the server", async () => {
  const { payload } = await responseWriter(operation, false)(row);
  expect(JSON.parse(payload)).toEqual({
    id: 7,
    author: { name: "Ada" },
    writtenOn: "2026-03-02",
  });
});

test("a page is written as the bare array, its total apart", async () => {
  const paged: NamedOperation = {
    ...operation,
    response: z.array(operation.response),
    paged: true,
  };
  const { payload, totalCount } = await responseWriter(
    paged,
    true,
  )({ items: [row, row], total: 31 });
  expect(JSON.parse(payload)).toHaveLength(2);
  expect(totalCount).toBe(31);
});

test("a response that breaks the contract is noticed if responses are checked", async () => {
  await expect(responseWriter(operation, true)({ ...row, id: -1 })).rejects.toThrow();
});

test("a choice between shapes is written through its schema", async () => {
  const either: NamedOperation = {
    ...operation,
    response: z.object({ value: z.union([z.string(), z.object({ days: z.number() })]) }),
  };
  const { payload } = await responseWriter(either, false)({ value: { days: 3, secret: 1 } });
  expect(payload).toBe('{"value":{"days":3}}');
});

test("the longest page of the dearest rows leaves the others their turn", async () => {
  const names = Array.from({ length: 40 }, (_, n) => `field${n}`);
  // The last of many shapes: much work for few bytes, whose memory no turn divides.
  const shapes = Array.from({ length: 12 }, (_, n) => z.object({ [`shape${n}`]: z.iso.date() }));
  const day = z.union(shapes);
  const dear: NamedOperation = {
    ...operation,
    response: z.array(z.object(Object.fromEntries(names.map((name) => [name, day])))),
    paged: true,
  };
  const items = Array.from({ length: maxPageSize }, () =>
    Object.fromEntries(names.map((name) => [name, { shape11: "2026-03-02" }])),
  );
  const write = responseWriter(dear, false);
  const writePage = () => write({ items, total: items.length });
  expect(await usualTurnMs(writePage)).toBeLessThan(turnLimitMs());
});
