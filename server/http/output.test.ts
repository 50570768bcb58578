import { expect, test } from "vitest";
import { z } from "zod";
import type { NamedOperation } from "#contract/operation.ts";
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

test("fields that the contract does not name never leave the server", () => {
  expect(JSON.parse(responseWriter(operation, false)(row).payload)).toEqual({
    id: 7,
    author: { name: "Ada" },
    writtenOn: "2026-03-02",
  });
});

test("a page is written as the bare array, its total apart", () => {
  const paged: NamedOperation = {
    ...operation,
    response: z.array(operation.response),
    paged: true,
  };
  const { payload, totalCount } = responseWriter(paged, true)({ items: [row], total: 31 });
  expect(JSON.parse(payload)).toHaveLength(1);
  expect(totalCount).toBe(31);
});

test("a response that breaks the contract is noticed if responses are checked", () => {
  expect(() => responseWriter(operation, true)({ ...row, id: -1 })).toThrow();
});

test("a choice between shapes is written through its schema", () => {
  const either: NamedOperation = {
    ...operation,
    response: z.object({ value: z.union([z.string(), z.object({ days: z.number() })]) }),
  };
  expect(responseWriter(either, false)({ value: { days: 3, secret: 1 } }).payload).toBe(
    '{"value":{"days":3}}',
  );
});
