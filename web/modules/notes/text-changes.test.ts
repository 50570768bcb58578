import fc from "fast-check";
import { expect, test } from "vitest";
import { shortened, type TextPart, textChanges } from "./text-changes.ts";

const inShort = (parts: readonly TextPart[]) =>
  parts
    .map(({ text, change }) => (change ? `[${change === "removed" ? "-" : "+"}${text}]` : text))
    .join("");

test.each([
  [
    "Dikeledi has offered an afternoon.",
    "Dikeledi has offered two afternoons in January.",
    "Dikeledi has offered [-an afternoon][+two afternoons in January].",
  ],
  [
    "Ran line 2 through the changeover",
    "Ran line 2 alone through the changeover",
    "Ran line 2 [+alone ]through the changeover",
  ],
  ["Met at noon", "Met at noon", "Met at noon"],
  ["One\ntwo", "One\n\ntwo", "One\n[+\n]two"],
  ["", "Begun", "[+Begun]"],
  ["Ayanda says naïve", "Ayanda sê naïef", "Ayanda [-says naïve][+sê naïef]"],
])("%j became %j", (before, after, expected) => {
  expect(inShort(textChanges(before, after))).toBe(expected);
});

const textOf = fc
  .array(fc.constantFrom("the ", "rise ", "in ", "March", ". ", "\n", "no ", "🙂", "”"), {
    maxLength: 40,
  })
  .map((words) => words.join(""));

test("the parts of a comparison give back both texts", () => {
  fc.assert(
    fc.property(textOf, textOf, (before, after) => {
      const parts = textChanges(before, after);
      const without = (change: TextPart["change"]) =>
        parts
          .filter((part) => part.change !== change)
          .map(({ text }) => text)
          .join("");
      expect(without("added")).toBe(before);
      expect(without("removed")).toBe(after);
      for (const [place, { change }] of parts.entries())
        if (place > 0 && change) expect(parts[place - 1]?.change).not.toBe(change);
    }),
  );
});

/** A text of the maximum length with unique words. */
const longText = (seed: number) => {
  let text = "";
  for (let word = 0; text.length < 10_000; word++) text += `${(word * 7919 + seed).toString(36)} `;
  return text.slice(0, 10_000);
};

test.each([
  ["of nothing but letters", "a ".repeat(5_000), "b ".repeat(5_000)],
  ["with no word in common", longText(1), longText(5_000_000)],
  [
    "of the same words in another order",
    longText(1),
    longText(1).split(" ").toReversed().join(" "),
  ],
  ["of one word", "x".repeat(10_000), "y".repeat(10_000)],
])("texts of the maximum length %s take 200 ms of the processor at most", (_, before, after) => {
  const started = process.threadCpuUsage();
  const parts = textChanges(before, after);
  const { user, system } = process.threadCpuUsage(started);
  expect((user + system) / 1_000).toBeLessThan(200);
  expect(
    parts
      .filter(({ change }) => change !== "added")
      .map(({ text }) => text)
      .join(""),
  ).toBe(before);
});

test("what is unchanged is cut down to the words beside a change", () => {
  const before = `${"Long ago ".repeat(40)}he led line two. ${"And then ".repeat(40)}`;
  const parts = shortened(textChanges(before, before.replace("line two", "line three")));
  expect(inShort(parts)).toMatch(
    /^… (Long|ago) .*he led line \[-two\]\[\+three\]\. And .* (And|then) …$/,
  );
  expect(inShort(parts).length).toBeLessThan(220);
  expect(inShort(shortened(textChanges("A short one", "A short two")))).toBe(
    "A short [-one][+two]",
  );
});
