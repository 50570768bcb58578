import fc from "fast-check";
import { expect, test } from "vitest";
import { linkParts } from "./written-text.tsx";

test.each([
  ["See https://a.co.za/b?c=1&d=2.", ["https://a.co.za/b?c=1&d=2"]],
  ["(https://a.co.za/b)", ["https://a.co.za/b"]],
  ["https://a.org/Baton_(race), then", ["https://a.org/Baton_(race)"]],
  ["HTTPS://A.CO.ZA and http://b.co.za", ["HTTPS://A.CO.ZA", "http://b.co.za"]],
  ["javascript:alert(1) data:text/html,x mailto:a@b.co", []],
  ['<a href="https://a.co.za">', ["https://a.co.za"]],
  ["https:// and https://", []],
  ["https://a.co.za<script>", ["https://a.co.za"]],
  ["“https://a.co.za/b” or https://b.co.za/c…", ["https://a.co.za/b", "https://b.co.za/c"]],
  ["file:///etc/passwd ftp://a.co.za www.a.co.za", []],
])("of “%s” these are links", (text, links) => {
  expect(linkParts(text).flatMap(({ href }) => href ?? [])).toEqual(links);
});

test("the parts of a text add up to it, with web links", () => {
  const piece = fc.oneof(
    fc.string({ unit: "grapheme" }),
    fc.constantFrom("https://", "https://a.co", "javascript:", ").", "\n", "\u202e", "שלום"),
    fc.webUrl(),
  );
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const text = pieces.join("");
      const parts = linkParts(text);
      expect(parts.map((part) => part.text).join("")).toBe(text);
      for (const { href } of parts) if (href) expect(new URL(href).protocol).toMatch(/^https?:$/);
    }),
  );
});
