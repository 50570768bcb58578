import { z } from "zod";
import type { NamedOperation } from "#contract/operation.ts";
import { maxBodyBytes } from "#server/http/request-limits.ts";

const roomBytes = maxBodyBytes - 10_000;

type Schema = z.core.JSONSchema.BaseSchema;
type Part = z.core.JSONSchema._JSONSchema | undefined;
type NextId = () => number;

const texts: Record<string, string> = { date: "2026-03-02", email: "a@b.co", time: "09:00:00" };

/** A value of the schema with the most and smallest items, and the longest texts. */
function largest(schema: Part, nextId: NextId): unknown {
  if (typeof schema !== "object") return null;
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return largest(choices.find(isLarge) ?? choices[0], nextId);
  return schema.const ?? schema.enum?.[0] ?? valueOfType(schema, nextId);
}

const isLarge = (schema: Part) =>
  typeof schema === "object" && (schema.type === "array" || schema.type === "object");

function valueOfType(schema: Schema, nextId: NextId): unknown {
  const { type, format = "", maxLength = 20_000 } = schema;
  if (type === "object") return fieldsOf(schema, nextId);
  if (type === "array") return itemsOf(schema, nextId);
  if (type === "integer" || type === "number") return nextId();
  if (type === "string") return texts[format] ?? "x".repeat(maxLength);
  return type === "boolean" ? true : null;
}

const fieldsOf = ({ properties = {} }: Schema, nextId: NextId) =>
  Object.fromEntries(Object.entries(properties).map(([name, of]) => [name, largest(of, nextId)]));

function itemsOf({ items, maxItems = roomBytes }: Schema, nextId: NextId): unknown[] {
  const values: unknown[] = [];
  for (let bytes = 0; values.length < maxItems && bytes < roomBytes; ) {
    const value = largest(items as Part, nextId);
    values.push(value);
    bytes += JSON.stringify(value).length + 1;
  }
  return values;
}

const bodyOf = ({ body }: NamedOperation): Schema =>
  z.toJSONSchema(body ?? z.unknown(), { io: "input", unrepresentable: "any" });

/** The body with the same text, as JSON, for each key, made of as many units as fit. */
function textForEachKey(operation: NamedOperation, unit: string): string {
  const keys = Object.keys(bodyOf(operation).properties ?? {});
  const bytesPerKey = roomBytes / Math.max(1, keys.length) - 40;
  const text = unit.repeat(bytesPerKey / Buffer.byteLength(unit));
  return `{${keys.map((key) => `"${key}":"${text}"`).join(",")}}`;
}

/** Bodies that cost the most to read, by what is large in them. */
export const largestBodies: Record<string, (operation: NamedOperation) => string> = {
  "the most items and longest texts": (operation) => {
    let id = 0;
    const nextId = () => {
      id += 1;
      return id;
    };
    return JSON.stringify(largest(bodyOf(operation), nextId));
  },
  "unknown keys": () => {
    const keys = Array.from({ length: roomBytes / 12 }, (_, n) => `"k${n}":0`);
    return `{${keys.join(",")}}`;
  },
  "escaped quotation marks": (operation) => textForEachKey(operation, '\\"'),
  "characters of every kind": (operation) => textForEachKey(operation, " a\u0301\u200b@.-\\n"),
  "deep nesting": () => {
    const depth = Math.floor(roomBytes / 8);
    return `{"a":${'[{"a":'.repeat(depth)}1${"}]".repeat(depth)}}`;
  },
};
