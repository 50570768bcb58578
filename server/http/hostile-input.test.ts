import fc from "fast-check";
import { expect, test } from "vitest";
import { z } from "zod";
import { operations } from "#contract/index.ts";
import type { NamedOperation } from "#contract/operation.ts";
import { sized } from "#server/test/full-size.ts";
import { app, newTenant } from "#server/test/world.ts";

const hostile = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    "",
    " ",
    "\u0000",
    "x".repeat(70_000),
    "'; drop table story; --",
    "%_\\",
    "<script>alert(1)</script>",
    "\ud800",
    "0000-00-00",
    "9999-12-31",
    "-infinity",
    -1,
    0,
    1e308,
    0.1,
    2 ** 53,
    [],
    {},
    [[]],
    { $gt: "" },
    true,
  ),
  fc.string({ maxLength: 40 }),
  fc.integer(),
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)),
);

const keysOf = (schema: z.ZodType | undefined): string[] => {
  if (!schema) return [];
  const { properties = {} } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  return Object.keys(properties);
};

const inputOf = (keys: readonly string[]) =>
  fc.dictionary(fc.constantFrom(...keys, "__proto__", "unknown"), hostile, { maxKeys: 6 });

const asQuery = (values: Record<string, unknown>) =>
  Object.entries(values)
    .filter(([, value]) => value !== null)
    .map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(wellFormed(value))}`)
    .join("&")
    .slice(0, 5_000);

/** An address cannot contain a lone surrogate. */
const wellFormed = (value: unknown) => String(value).toWellFormed();

// A stream takes no input, and does not end.
const withKeys = operations.filter(({ file, stream }) => !file && !stream);

test.each(
  withKeys.map((operation) => [`${operation.module}.${operation.name}`, operation] as const),
)(
  "%s refuses hostile input in its own words and never breaks",
  async (_, operation: NamedOperation) => {
    const { owner } = await newTenant();
    const ids = fc.constantFrom("0", "-1", "abc", "1e3", "9".repeat(20), "%00", "1000");
    await fc.assert(
      fc.asyncProperty(
        inputOf(keysOf(operation.body)),
        inputOf(keysOf(operation.query)),
        ids,
        async (body, query, id) => {
          const path = operation.path.replace(/:\w+/g, id);
          const answer = await app.inject({
            method: operation.method,
            url: `/prod${path}?${asQuery(query)}`,
            headers: { authorization: `Bearer ${owner.token}` },
            ...(operation.body && { payload: body }),
          });
          expect([answer.statusCode, answer.body]).not.toEqual([500, expect.anything()]);
          if (answer.statusCode >= 400)
            expect(answer.json()).toMatchObject({
              code: expect.any(String),
              message: expect.any(String),
            });
        },
      ),
      { numRuns: sized({ small: 20, full: 60 }) },
    );
  },
);
