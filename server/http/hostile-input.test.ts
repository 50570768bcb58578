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

const numbers = ["-1", "1e999", "2147483648", "9007199254740993"];
const days = ["0000-01-01", "0001-01-01", "9999-12-31", "10000-01-01"];
const valid: [value: string, hostile?: readonly string[]][] = [
  ["1", numbers],
  ["2026-03-02", days],
  ["2026-03"],
  ["2026"],
];

type Shape = Record<string, z.ZodType>;

/** The fields of an operation's query, whatever refines it. */
const shapeOf = (schema: z.ZodType | undefined): Shape =>
  schema instanceof z.ZodObject ? (schema.shape as Shape) : {};

/** What a field is asked for: a value that it takes, and the hostile ones of that kind. */
function probeOf(field: z.ZodType): { value: string; hostile: readonly string[] } | undefined {
  const found = valid.find(([value]) => field.safeParse(value).success);
  if (found) return { value: found[0], hostile: found[1] ?? [] };
  const { enum: choices = [] } = z.toJSONSchema(field, { io: "input", unrepresentable: "any" });
  return choices[0] === undefined ? undefined : { value: String(choices[0]), hostile: [] };
}

const gets = operations.filter(
  ({ method, stream, query, params }) => method === "GET" && !stream && (query || params),
);

test.each(gets.map((operation) => [`${operation.module}.${operation.name}`, operation] as const))(
  "%s refuses each number and day out of range, naming it",
  async (_, { path, query, params }: NamedOperation) => {
    const { owner } = await newTenant();
    const shape = shapeOf(query);
    const probes = Object.entries(shape).flatMap(([name, field]) => {
      const probe = probeOf(field);
      return probe ? [{ name, isRequired: !field.safeParse(undefined).success, ...probe }] : [];
    });
    const required = probes.filter(({ isRequired }) => isRequired);
    const rest = Object.fromEntries(required.map(({ name, value }) => [name, value]));
    const ask = async (id: string, given: Record<string, string>) => {
      const url = `/prod${path.replace(/:\w+/g, id)}?${new URLSearchParams(given)}`;
      const headers = { authorization: `Bearer ${owner.token}` };
      const { statusCode, body } = await app.inject({ method: "GET", url, headers });
      expect([url, statusCode, body]).toEqual([
        url,
        expect.toBeOneOf([200, 400, 403, 404, 409]),
        body,
      ]);
      return statusCode === 400 ? Object.keys(JSON.parse(body).fields ?? {}) : null;
    };
    for (const { name, hostile: values } of probes)
      for (const value of values) {
        const named = await ask("1", { ...rest, [name]: value });
        if (named)
          expect([name, value, named]).toEqual([
            name,
            value,
            expect.toSatisfy((all: string[]) => all.some((one) => one in shape)),
          ]);
      }
    for (const day of days) {
      const dates = probes.filter((probe) => probe.hostile === days);
      await ask("1", { ...rest, ...Object.fromEntries(dates.map(({ name }) => [name, day])) });
    }
    if ("id" in shapeOf(params)) for (const id of numbers) await ask(id, rest);
  },
);
