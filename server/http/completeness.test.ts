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

test("an operation that is served, or listed as not served yet, lets the server start", () => {
  expect(() => checkCompleteness([operation], [route], [])).not.toThrow();
  expect(() => checkCompleteness([operation], [], ["leave.withdraw"])).not.toThrow();
});

test("a server with an operation neither served nor listed does not start", () => {
  expect(() => checkCompleteness([operation], [], [])).toThrow("leave.withdraw is neither");
});

test("a server with an operation both served and listed does not start", () => {
  expect(() => checkCompleteness([operation], [route], ["leave.withdraw"])).toThrow("and listed");
});

test("a server with an operation that names no access does not start", () => {
  const { access: _, ...open } = operation;
  expect(() => checkCompleteness([open as NamedOperation], [route], [])).toThrow("who may call it");
});
