import { expect, test } from "vitest";
import { z } from "zod";
import type { NamedOperation } from "#contract/operation.ts";
import { checkCompleteness } from "./completeness.ts";
import type { Route } from "./handler.ts";

const operation: NamedOperation = {
  module: "leave",
  name: "withdraw",
  method: "PUT",
  touches: [],
  path: "/secure/leave/withdraw/:id",
  access: "approved",
  summary: "Withdraw",
  response: z.object({}),
};
const route: Route = { operation, handle: async () => ({}) };

test("a server with all its operations starts", () => {
  expect(() => checkCompleteness([operation], [route])).not.toThrow();
});

test("a server without one of its operations does not start", () => {
  expect(() => checkCompleteness([operation], [])).toThrow("leave.withdraw is not served");
});

test("a server with an operation that names no access does not start", () => {
  const { access: _, ...open } = operation;
  expect(() => checkCompleteness([open as NamedOperation], [route])).toThrow("who may call it");
});
