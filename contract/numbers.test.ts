import { expect, test } from "vitest";
import { z } from "zod";
import { operations } from "./index.ts";

/** Ids are stored in eight bytes, everything else that is counted in four. */
const maxInt = 2_147_483_647;
const ids =
  /(^|\.)(\w*[iI]ds?|DocumentId|EmployeeId|headLedBy|policy|of|after|uploadedBy|leaveRequested|leaveWithoutManager|documentExpires)(\[\])*$/;

interface Schema {
  type?: string | string[];
  maximum?: number;
  properties?: Record<string, Schema>;
  items?: Schema;
  additionalProperties?: Schema | boolean;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
}

/** The whole numbers in a schema that may be larger than their columns, by their paths. */
function unbounded(schema: Schema, path: string): string[] {
  const isTooLarge = schema.type === "integer" && (schema.maximum ?? Infinity) > maxInt;
  const parts = [schema.anyOf, schema.oneOf, schema.allOf].flatMap((some) => some ?? []);
  const more = schema.additionalProperties;
  return [
    ...(isTooLarge && !ids.test(path) ? [path] : []),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, one]) =>
      unbounded(one, `${path}.${name}`),
    ),
    ...(schema.items ? unbounded(schema.items, `${path}[]`) : []),
    ...(typeof more === "object" ? unbounded(more, `${path}.*`) : []),
    ...parts.flatMap((part) => unbounded(part, path)),
  ];
}

const unboundedIn = (schema: z.ZodType, path: string) =>
  unbounded(z.toJSONSchema(schema, { io: "output", unrepresentable: "any" }) as Schema, path);

test("a whole number of an input fits its column", () => {
  const found = operations.flatMap(({ module, name, params, query, body }) =>
    Object.entries({ params, query, body }).flatMap(([part, schema]) =>
      schema ? unboundedIn(schema, `${module}.${name}.${part}`) : [],
    ),
  );
  expect([...new Set(found)]).toEqual([]);
});

test("a number without a bound is found", () => {
  const version = z.object({ notes: z.array(z.object({ version: z.int() })) });
  expect(unboundedIn(version, "body")).toEqual(["body.notes[].version"]);
});
