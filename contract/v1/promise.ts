import { z } from "zod";
import type { NamedKeyOperation } from "./operation.ts";

/** A JSON schema, of which only the parts that Zod writes for v1 matter. */
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

function changes(was: Schema, is: Schema, place: Place): string[] {
  const { isInput, at } = place;
  const found = Object.keys({ ...was, ...is })
    .filter((keyword) => !followed.includes(keyword) && !same(was[keyword], is[keyword]))
    .map((keyword) => `${at} has another ${keyword}`);
  const [fewer, more] = isInput ? [is, was] : [was, is];
  if (!within(fewer.required, more.required)) found.push(`${at} requires other fields`);
  const mayGrow = isInput || was["x-open"] === true;
  const isEnumKept = mayGrow
    ? within(was.enum, is.enum) && Boolean(was.enum) === Boolean(is.enum)
    : same(was.enum, is.enum);
  if (!isEnumKept) found.push(`${at} has other codes`);
  for (const [name, property] of Object.entries(was.properties ?? {})) {
    const kept = is.properties?.[name];
    const inside = { isInput, at: `${at}.${name}` };
    found.push(...(kept ? changes(property, kept, inside) : [`${at}.${name} is gone`]));
  }
  if (was.items && is.items)
    found.push(...changes(was.items, is.items, { isInput, at: `${at}[]` }));
  else if (was.items || is.items) found.push(`${at} has other items`);
  const [before = [], now = []] = [was.anyOf, is.anyOf];
  if (before.length !== now.length) found.push(`${at} has other forms`);
  else for (const [n, form] of before.entries()) found.push(...changes(form, now[n] ?? {}, place));
  return found;
}

/** Keywords with rules of their own. */
const followed = ["properties", "required", "items", "anyOf", "enum"];
