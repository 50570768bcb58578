import fc from "fast-check";
import { expect, test } from "vitest";
import { distanceToBeginning, nearestOf } from "./nearest.ts";

test.each([
  ["tshepo", "tshepo", 0],
  ["tsh", "tshepo", 0],
  ["tsehpo", "tshepo", 1],
  ["tshpo", "tshepo", 1],
  ["tsheppo", "tshepo", 1],
  ["tshabo", "tshepo", 2],
  ["", "tshepo", 0],
  ["tshepo", "", 6],
  ["🙂a", "🙂b", 1],
])("%j differs from the beginning of %j by %i", (typed, word, distance) => {
  expect(distanceToBeginning(typed, word)).toBe(distance);
});

test.each([
  ["zuul", ["zama", "zulu", "zuma"], "zulu"],
  ["molfe", ["molefe", "mokoena"], "molefe"],
  ["xyz", ["molefe", "mokoena"], undefined],
  ["zo", ["za"], undefined],
  ["", ["za"], "za"],
])("the word nearest to %j among %j is %j", (typed, words, nearest) => {
  expect(nearestOf(typed, words)).toBe(nearest);
});

test("a beginning is no distance away, and one letter more is at most one", () => {
  const word = fc.string({ unit: "grapheme-composite", maxLength: 12 });
  fc.assert(
    fc.property(word, word, fc.constantFrom("a", "z"), (start, end, letter) => {
      expect(distanceToBeginning(start, start + end)).toBe(0);
      expect(distanceToBeginning(start + letter, start + end)).toBeLessThanOrEqual(1);
    }),
    { endOnFailure: true },
  );
});
