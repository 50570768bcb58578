import type { z } from "zod";
import type { NamedOperation } from "#contract/operation.ts";
import { AppError } from "#server/app-error.ts";
import { withPageSize } from "./pages.ts";

/** A caller with a million unknown keys does not get them all back. */
const maxFields = 20;
const maxNameLength = 100;

type Part = "params" | "query" | "body";

interface RawInput {
  params: unknown;
  query: unknown;
  body: unknown;
  headers: Record<string, string | string[] | undefined>;
}

type WithInput = Pick<
  NamedOperation,
  "params" | "query" | "body" | "paged" | "versioned" | "errors"
>;

/** Throws `invalid_request` with each bad field. */
export function parseInput(operation: WithInput, raw: RawInput) {
  // A map, because an attacker may name a field __proto__.
  const fields = new Map<string, string>();
  const query = operation.paged ? withPageSize(raw.query as object) : raw.query;
  const given = { params: raw.params, query, body: raw.body ?? {} };
  const parse = (part: Part): unknown => {
    const schema = operation[part];
    if (!schema) return undefined;
    const parsed = schema.safeParse(given[part]);
    for (const issue of parsed.error?.issues ?? []) addTo(fields, issue);
    return parsed.data;
  };
  const version = operation.versioned && versionIn(raw, fields);
  const input = {
    params: parse("params"),
    query: parse("query"),
    body: parse("body"),
    ...(operation.versioned && { version }),
  };
  if (fields.size === 0) return input;
  // A path with an invalid id names no record.
  const isOfRecord = operation.errors?.includes("not_found");
  if (isOfRecord && operation.params && input.params === undefined) throw new AppError("not_found");
  throw new AppError("invalid_request", { fields: Object.fromEntries(fields) });
}

function versionIn({ headers }: RawInput, fields: Map<string, string>): number | undefined {
  const given = headers["if-match"]?.toString();
  if (given === undefined || given === "*") return undefined;
  const [, version] = /^"(\d{1,9})"$/.exec(given) ?? [];
  if (version === undefined) fields.set("If-Match", 'A version in quotes, as in "3"');
  return Number(version);
}

function addTo(fields: Map<string, string>, issue: z.core.$ZodIssue): void {
  const isUnknown = issue.code === "unrecognized_keys";
  const paths = isUnknown ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
  for (const path of paths.slice(0, maxFields)) {
    const name = path.join(".").slice(0, maxNameLength) || "body";
    if (fields.size < maxFields && !fields.has(name))
      fields.set(name, isUnknown ? "This is not known here" : issue.message);
  }
}
