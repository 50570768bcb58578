import { expect, test } from "vitest";
import { operations } from "#contract/index.ts";
import { openApi } from "./open-api.ts";

type Described = {
  requestBody?: { content: object };
  responses: Record<string, { content: object }>;
};

/** The types of an operation's body and result on the API page. */
const typesOf = (path: string, method: string) => {
  const { paths } = openApi(operations, "/prod");
  const described = paths[path]?.[method] as Described | undefined;
  const done = described?.responses[200] ?? described?.responses[201];
  return [Object.keys(described?.requestBody?.content ?? {}), Object.keys(done?.content ?? {})];
};

test("the API page says which operations take and return files", () => {
  expect(typesOf("/secure/storage/upload", "post")).toEqual([
    ["multipart/form-data"],
    ["application/json"],
  ]);
  expect(typesOf("/secure/storage/download", "get")).toEqual([[], ["application/octet-stream"]]);
  expect(typesOf("/secure/documents", "post")).toEqual([
    ["application/json"],
    ["application/json"],
  ]);
  expect(typesOf("/secure/notifications/stream", "get")).toEqual([[], ["text/event-stream"]]);
});

test("the description says who may call an operation, and how often", () => {
  const { paths } = openApi(operations, "/prod");
  const textOf = (path: string, method: string) =>
    (paths[path]?.[method] as { description: string } | undefined)?.description;
  expect(textOf("/secure/auth/change-password", "put")).toBe(
    "Everyone who is signed in.\n\nLimit: 10 at once, then one more every 90 seconds, in one session. " +
      "Calls that end with wrong_current_password count.",
  );
  expect(textOf("/secure/positions/create-position", "post")).toBe(
    "Super administrators, and the owner while registering the company.",
  );
});
