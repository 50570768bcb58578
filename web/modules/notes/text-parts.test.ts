import fc from "fast-check";
import { expect, test } from "vitest";
import { partsOf } from "./text-parts.ts";

const linksIn = (text: string) => partsOf(text).flatMap(({ href }) => (href ? [href] : []));

test.each([
  ["See https://example.com/a?b=1&c=2.", ["https://example.com/a?b=1&c=2"]],
  ["(http://example.com/a) and https://b.co.za, too", ["http://example.com/a", "https://b.co.za/"]],
  ["javascript:alert(1)", []],
  ["data:text/html,<script>alert(1)</script>", []],
  ["file:///etc/passwd ftp://example.com www.example.com", []],
  ['https://example.com"onmouseover="alert(1)', ["https://example.com/"]],
  ["https://example.com<script>", ["https://example.com/"]],
  ["https://", []],
  ["HTTPS://EXAMPLE.COM/A", ["https://example.com/A"]],
])("%s has the links %j", (text, links) => {
  expect(linksIn(text)).toEqual(links);
});

test("no character of a text is lost or added, and a link leads to the web alone", () => {
  const piece = fc.oneof(
    fc.string({ unit: "grapheme" }),
    fc.constantFrom("https://", "http://a.b/", "javascript:", "\n", ").", "\u202e", "שלום"),
  );
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const text = pieces.join("");
      expect(
        partsOf(text)
          .map(({ content }) => content)
          .join(""),
      ).toBe(text);
      for (const link of linksIn(text)) expect(link).toMatch(/^https?:\/\//);
    }),
  );
});
