import { expect, test } from "vitest";
import { z } from "zod";
import { inDigits } from "./common.ts";
import type { NamedOperation } from "./operation.ts";
import { stringFields } from "./test/string-fields.ts";

const written = ["1e1", "0x10", " 5 ", "5.0", "+5", "-0", "5\n", "٥", "Infinity", ""];

test.each(written)("%j is no whole number in a text", (text) => {
  expect(inDigits(z.int()).safeParse(text).success).toBe(false);
});

test.each(["5", "05", "9007199254740991"])("%s is a whole number in a text", (text) => {
  expect(inDigits(z.int()).parse(text)).toBe(Number(text));
});

test("a number that a text repeats is not one number", () => {
  expect(inDigits(z.int()).safeParse(["5"]).success).toBe(false);
});

const isText = ({ operation, part }: { operation: NamedOperation; part: string }) =>
  part !== "body" || operation.file === "upload";
const numbers = stringFields.filter(
  (field) =>
    isText(field) && [1, 7, 2026].some((n) => field.schema.safeParse(String(n)).data === n),
);

test("paths, queries and forms take digits for numbers", () => {
  expect(numbers.length).toBeGreaterThan(100);
  const lax = numbers.filter(({ schema }) =>
    ["1e1", "0x7ea", " 7 ", "7.0", "+7", "2e3", "2026.0"].some(
      (text) => schema.safeParse(text).success,
    ),
  );
  expect(lax.map(({ operation, path }) => `${operation.name} ${path}`)).toEqual([]);
});
