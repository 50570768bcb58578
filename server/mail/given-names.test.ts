import { expect, test } from "vitest";
import { greetingOf, oneLine, quotedName, shownName } from "./given-names.ts";

test.each([
  ["Thandi\r\nBcc: everyone@example.com", "Thandi Bcc: everyone@example.com"],
  ["  Protea\t \u2028 Foods\u0000 ", "Protea Foods"],
  ["Protea \u202egnihsihp\u202c", "Protea gnihsihp"],
  ["Zoë Ó\u2019Brien-Nkosi", "Zoë Ó\u2019Brien-Nkosi"],
])("text from a user becomes one plain line: %j", (given, shown) => {
  expect(oneLine(given)).toBe(shown);
});

test.each([
  "https://evil.example/pay",
  "visit www.evil",
  "evil.example",
  "pay@evil",
  "evil/pay",
  "call 0800 000 000",
  "call +27 (82) 123-4567",
])("a name that resembles a link, address or number is omitted: %j", (given) => {
  expect(shownName(given)).toBe("");
  expect(greetingOf({ name: given })).toBe("Hello,");
});

test.each([
  "Protea Foods (Pty) Ltd",
  "S.A. Breweries",
  "3M",
  "Studio 54 & Co.",
  "Nkosi, Dube 2026",
])("an ordinary name is shown as it is: %j", (given) => expect(shownName(given)).toBe(given));

test("a long name is cut and cannot close its quotes", () => {
  expect(shownName("x".repeat(200))).toHaveLength(61);
  expect(quotedName("Protea” has closed your account. “")).toBe(
    "“Protea' has closed your account. '”",
  );
});
