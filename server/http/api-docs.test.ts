import { expect, test } from "vitest";
import { operations } from "#contract/index.ts";
import { openApi } from "./api-docs.ts";

type Described = {
  requestBody?: { content: object };
  responses: Record<string, { content: object }>;
};

/** In which type each operation takes its body and returns its result, as the API page says. */
const typesOf = (path: string, method: string) => {
  const { paths } = openApi(operations, () => true, "/prod");
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
