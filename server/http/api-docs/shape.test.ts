import { expect, test } from "vitest";
import { z } from "zod";
import { Id, requiredText } from "#contract/common.ts";
import { schemaOf } from "./open-api.ts";
import { rulesOf, shapeOf } from "./shape.ts";

const shapeIn = (schema: z.ZodType) => shapeOf(schemaOf(schema, "input"));

test("a payload is shown field by field with its rules", () => {
  const Payload = z.strictObject({
    name: requiredText("Name is required", 50),
    note: z.string().nullish(),
    kind: z.enum(["one", "two"]),
    people: z.array(z.strictObject({ id: Id })),
    kinds: z.array(z.enum(["one", "two"])),
  });
  expect(shapeIn(Payload)).toBe(`{
  name: string  // not blank, at most 50 characters
  note?: string | null
  kind: "one" | "two"
  people: {
    id: integer  // more than 0
  }[]
  kinds: ("one" | "two")[]
}`);
});

test("a long list of values is cut with the number of others", () => {
  const shape = shapeIn(z.enum(Array.from({ length: 100 }, (_, n) => `v${n}`)));
  expect(shape).toContain('"v23" | … 76 more');
  expect(shape).not.toContain("v24");
});

test("a parameter's rules name its bounds and its default", () => {
  const Size = z.coerce.number().int().min(1).max(2000).default(50);
  expect(rulesOf(schemaOf(Size, "input"))).toBe("at least 1, at most 2000, 50 if left out");
});
