import { z } from "zod";
import type { NamedKeyOperation } from "./operation.ts";

/** The parts of a JSON schema that Zod writes for v1. */
export interface Schema {
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  enum?: unknown[];
  "x-open"?: boolean;
  [keyword: string]: unknown;
}

export const schemaOf = (schema: z.ZodType, io: "input" | "output"): Schema => {
  const { $schema: _, ...written } = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    override: ({ jsonSchema }) => {
      // What a format means is promised, not how it is checked.
      if (jsonSchema.format) delete jsonSchema.pattern;
    },
  });
  return written as Schema;
};

export interface Promised {
  name: string;
  scope: string | null;
  params?: Schema;
  query?: Schema;
  response: Schema;
}

/** What version 1 promises, by method and path. */
export const promiseOf = (operations: readonly NamedKeyOperation[]): Record<string, Promised> =>
  Object.fromEntries(
    operations.map(({ method, path, name, scope, params, query, response }) => [
      `${method} ${path}`,
      {
        ...{ name, scope },
        ...(params && { params: schemaOf(params, "input") }),
        ...(query && { query: schemaOf(query, "input") }),
        response: schemaOf(response, "output"),
      },
    ]),
  );

/** What of an earlier promise is broken; growth breaks nothing. */
export function breaksOf(
  before: Readonly<Record<string, Promised>>,
  now: Readonly<Record<string, Promised>>,
): string[] {
  return Object.entries(before).flatMap(([address, was]) => {
    const is = now[address];
    if (!is) return [`${address} is gone`];
    const scope = was.scope === is.scope ? [] : [`${address} has another scope`];
    const name = was.name === is.name ? [] : [`${address} has another name`];
    return [
      ...scope,
      ...name,
      ...changes(was.params ?? {}, is.params ?? {}, { isInput: true, at: `${address} params` }),
      ...changes(was.query ?? {}, is.query ?? {}, { isInput: true, at: `${address} query` }),
      ...changes(was.response, is.response, { isInput: false, at: `${address} response` }),
    ];
  });
}

interface Place {
  isInput: boolean;
  at: string;
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const within = (some: readonly unknown[] = [], all: readonly unknown[] = []) =>
  some.every((value) => all.includes(value));

interface Pair extends Place {
  was: Schema;
  is: Schema;
}

const changes = (was: Schema, is: Schema, place: Place): string[] => {
  const pair = { ...place, was, is };
  return [...ruleChanges(pair), ...codeChanges(pair), ...fieldChanges(pair), ...formChanges(pair)];
};

/** Keywords with rules of their own. */
const followed = ["properties", "required", "items", "anyOf", "enum"];

const ruleChanges = ({ was, is, at }: Pair): string[] =>
  Object.keys({ ...was, ...is })
    .filter((keyword) => !followed.includes(keyword) && !same(was[keyword], is[keyword]))
    .map((keyword) => `${at} has another ${keyword}`);

/** An input may take more codes, and an open list may get them. */
function codeChanges({ was, is, isInput, at }: Pair): string[] {
  const isKept =
    isInput || was["x-open"]
      ? within(was.enum, is.enum) && Boolean(was.enum) === Boolean(is.enum)
      : same(was.enum, is.enum);
  return isKept ? [] : [`${at} has other codes`];
}

/** An input may require no more, and a response no less. */
function fieldChanges({ was, is, isInput, at }: Pair): string[] {
  const [fewer, more] = isInput ? [is, was] : [was, is];
  const required = within(fewer.required, more.required) ? [] : [`${at} requires other fields`];
  const fields = Object.entries(was.properties ?? {}).flatMap(([name, property]) => {
    const kept = is.properties?.[name];
    const place = { isInput, at: `${at}.${name}` };
    return kept ? changes(property, kept, place) : [`${place.at} is gone`];
  });
  return [...required, ...fields];
}

function formChanges({ was, is, isInput, at }: Pair): string[] {
  const [before, now] = [formsOf(was), formsOf(is)];
  if (before.length !== now.length) return [`${at} has other forms`];
  return before.flatMap((form, n) =>
    changes(form, now[n] ?? {}, { isInput, at: was.items ? `${at}[]` : at }),
  );
}

const formsOf = ({ items, anyOf = [] }: Schema): Schema[] => (items ? [items, ...anyOf] : anyOf);
