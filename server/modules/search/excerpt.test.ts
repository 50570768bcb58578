import { expect, test } from "vitest";
import { excerptOf } from "./excerpt.ts";

const long = `${"before ".repeat(30)}the promise was kept ${"after ".repeat(60)}`;

test.each([
  ["a short text is shown whole", "Promised a rise", ["rise"], "Promised a rise"],
  ["an excerpt is on one line", "Promised\n\n a  rise ", ["rise"], "Promised a rise"],
  ["without the words, an excerpt is the start", "Nothing here", ["rise"], "Nothing here"],
])("%s", (_, text, asked, excerpt) => {
  expect(excerptOf(text, asked)).toBe(excerpt);
});

test("an excerpt has the word, whole words and marks of omission", () => {
  const excerpt = excerptOf(long, ["promi"]);
  expect(excerpt).toMatch(/^…before .*the promise was kept after .*after…$/);
  expect(excerpt.length).toBeLessThan(170);
});

test("a text without spaces is shortened, too", () => {
  expect(excerptOf("x".repeat(10_000), ["x"]).length).toBeLessThan(170);
});
