import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { keyScopes } from "../codes/api-keys.ts";
import { errorCodesOfKey } from "./operation.ts";
import { breaksOf, type Promised, promiseOf, type Schema } from "./promise.ts";
import { v1Operations } from "./v1.ts";

type Promise1 = Record<string, Promised>;

const frozen: Promise1 = JSON.parse(
  readFileSync(new URL("./frozen.json", import.meta.url), "utf8"),
);
const people = "GET /v1/people";
const copy = (): Promise1 => structuredClone(frozen);
const promised = (all: Promise1, address = people) => all[address] as Promised;
const rowOf = (all: Promise1) =>
  promised(all).response.properties?.items?.items as Required<
    Pick<Schema, "properties" | "required">
  >;
const queryOf = (all: Promise1) =>
  promised(all).query as Required<Pick<Schema, "properties">> & Schema;

test("version 1 keeps every promise that it has made", () => {
  expect(breaksOf(frozen, promiseOf(v1Operations))).toEqual([]);
});

test("frozen.json is what scripts/freeze-v1.ts writes", () => {
  expect(JSON.parse(JSON.stringify(promiseOf(v1Operations)))).toEqual(frozen);
});

test.each<[string, (now: Promise1) => void, string]>([
  ["an operation that is gone", (now) => delete now[people], `${people} is gone`],
  ["another scope", (now) => (promised(now).scope = "leave.read"), `${people} has another scope`],
  ["another name", (now) => (promised(now).name = "people"), `${people} has another name`],
  [
    "a field that is gone",
    (now) => delete rowOf(now).properties.email,
    `${people} response.items[].email is gone`,
  ],
  [
    "a field that may be missing",
    (now) => rowOf(now).required.pop(),
    `${people} response.items[] requires other fields`,
  ],
  [
    "a field of another type",
    (now) => (rowOf(now).properties.email = { type: "number" }),
    `${people} response.items[].email has another type`,
  ],
  [
    "a code that is gone",
    (now) => rowOf(now).properties.role?.enum?.pop(),
    `${people} response.items[].role has other codes`,
  ],
  [
    "a list of codes that is closed",
    (now) => delete rowOf(now).properties.role?.["x-open"],
    `${people} response.items[].role has another x-open`,
  ],
  [
    "a parameter that is gone",
    (now) => delete queryOf(now).properties.status,
    `${people} query.status is gone`,
  ],
  [
    "a value that is no longer taken",
    (now) => queryOf(now).properties.status?.enum?.pop(),
    `${people} query.status has other codes`,
  ],
  [
    "a parameter that is now required",
    (now) => (queryOf(now).required = ["status"]),
    `${people} query requires other fields`,
  ],
])("%s breaks the promise", (_, change, broken) => {
  const now = copy();
  change(now);
  expect(breaksOf(frozen, now)).toContain(broken);
});

test.each<[string, (now: Promise1) => void]>([
  ["a new operation", (now) => (now["GET /v1/more"] = promised(now))],
  ["a new field", (now) => (rowOf(now).properties.more = { type: "string" })],
  ["a new code of an open list", (now) => rowOf(now).properties.role?.enum?.push("Owner")],
  ["a new parameter", (now) => (queryOf(now).properties.more = { type: "string" })],
  ["a new value of a parameter", (now) => queryOf(now).properties.status?.enum?.push("all")],
])("%s breaks nothing", (_, change) => {
  const now = copy();
  change(now);
  expect(breaksOf(frozen, now)).toEqual([]);
});

const partsOf = (schema: Schema): Schema[] => [
  schema,
  ...Object.values(schema.properties ?? {}).flatMap(partsOf),
  ...(schema.items ? partsOf(schema.items) : []),
  ...(schema.anyOf ?? []).flatMap(partsOf),
];

test("every list of codes in a response is open", () => {
  const parts = Object.values(frozen).flatMap(({ response }) => partsOf(response));
  const lists = parts.filter((schema) => schema.enum);
  expect(lists.length).toBeGreaterThan(8);
  expect(lists.filter((schema) => !schema["x-open"])).toEqual([]);
});

test("every scope opens something, and every operation can refuse a key", () => {
  const scopes = new Set(v1Operations.flatMap(({ scope }) => scope ?? []));
  expect([...scopes].toSorted()).toEqual([...keyScopes].toSorted());
  for (const operation of v1Operations)
    expect(errorCodesOfKey(operation)).toEqual(
      expect.arrayContaining(["key_required", "key_unknown", "key_expired", "key_revoked"]),
    );
});
