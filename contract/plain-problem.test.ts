import { expect, test } from "vitest";
import type { z } from "zod";
import { operations } from "./index.ts";

const schemas = operations
  .flatMap(({ params, query, body }) => [params, query, body])
  .filter((schema) => schema !== undefined);

/** Each is wrong for nearly every field, in its own way. */
const wrong = [undefined, null, "", "x", "x".repeat(20_000), -1, 0, 0.5, 1e300, NaN, [], {}, true];

/** The value as the whole input, as each field, and in two rows. */
function inputsOf(schema: z.ZodType, value: unknown): unknown[] {
  const fields = Object.keys("shape" in schema ? (schema.shape as object) : {});
  const filledWith = (one: unknown) => Object.fromEntries(fields.map((field) => [field, one]));
  return [value, filledWith(value), filledWith([value, value])];
}

const problemsOf = (schema: z.ZodType, input: unknown): string[] =>
  (schema.safeParse(input).error?.issues ?? [])
    .filter(({ code }) => code !== "unrecognized_keys")
    .map(({ message }) => message);

test("every problem with a field of any call is in plain English", () => {
  const problems = schemas.flatMap((schema) =>
    wrong.flatMap((value) => inputsOf(schema, value).flatMap((input) => problemsOf(schema, input))),
  );
  const said = [...new Set(problems)];
  expect(said.length).toBeGreaterThan(100);
  const technical = /^(invalid|too (big|small))|\b(expected|received)\b/i;
  expect(said.filter((message) => technical.test(message))).toEqual([]);
});
