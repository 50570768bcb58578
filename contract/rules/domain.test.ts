import { expect, test } from "vitest";
import { normalisedDomain, recordNameOf, recordTextOf } from "./domain.ts";

test.each([
  ["protea.co.za", "protea.co.za"],
  ["  Protea.CO.za.  ", "protea.co.za"],
  ["hr.protea.co.za", "hr.protea.co.za"],
  ["bücher.example", "xn--bcher-kva.example"],
  ["BÜCHER.example", "xn--bcher-kva.example"],
  ["xn--bcher-kva.example", "xn--bcher-kva.example"],
  ["例え.jp", "xn--r8jz45g.jp"],
  ["ｐｒｏｔｅａ。co。za", "protea.co.za"],
])("a domain is kept in lower case and ASCII: %s", (given, kept) => {
  expect(normalisedDomain(given)).toBe(kept);
});

test.each([
  "",
  "protea",
  "https://protea.co.za",
  "anna@protea.co.za",
  "protea.co.za/path",
  "protea.co.za:443",
  "pro tea.co.za",
  "*.protea.co.za",
  "protea..za",
  ".protea.za",
  "-protea.za",
  "protea-.za",
  "127.0.0.1",
  "0x7f.1",
  "[::1]",
  "protea.co.za?x",
  "protea.co.za#x",
  "%41.za",
  `${"a".repeat(64)}.za`,
  `${"a.".repeat(122)}za`,
])("what cannot be a domain is not taken for one: %s", (given) => {
  expect(normalisedDomain(given)).toBeUndefined();
});

test("the record has a name of its own below the domain", () => {
  expect([recordNameOf("protea.co.za"), recordTextOf("abc")]).toEqual([
    "_baton-hr.protea.co.za",
    "baton-hr=abc",
  ]);
});
