import { z } from "zod";
import { operations } from "../index.ts";
import type { NamedOperation } from "../operation.ts";

export interface StringField {
  operation: NamedOperation;
  part: "params" | "query" | "body";
  path: string;
  schema: z.ZodType;
}

type Found = Pick<StringField, "path" | "schema">;

function fieldsIn(schema: z.ZodType | undefined, path = ""): Found[] {
  if (!schema || schema instanceof z.ZodFile) return [];
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return fieldsIn(schema.unwrap() as z.ZodType, path);
  if (schema instanceof z.ZodDefault) return fieldsIn(schema.unwrap() as z.ZodType, path);
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, field]) =>
      fieldsIn(field as z.ZodType, path ? `${path}.${name}` : name),
    );
  if (schema instanceof z.ZodArray) return fieldsIn(schema.element as z.ZodType, `${path}.0`);
  return takesStrings(schema) ? [{ path, schema }] : [];
}

/** Plain numbers and booleans take no strings. */
const takesStrings = (schema: z.ZodType): boolean =>
  !(schema instanceof z.ZodNumber || schema instanceof z.ZodBoolean);

export const stringFields: readonly StringField[] = operations.flatMap((operation) =>
  (["params", "query", "body"] as const).flatMap((part) =>
    fieldsIn(operation[part]).map((field) => ({ operation, part, ...field })),
  ),
);
