import { expect, test } from "vitest";
import { normalisedRange, rangeText } from "./address-range.ts";

test.each([
  ["203.0.113.7", "203.0.113.7/32"],
  [" 203.0.113.0/24 ", "203.0.113.0/24"],
  ["2001:DB8::1", "2001:db8::1/128"],
  ["2001:db8::/32", "2001:db8::/32"],
  ["0.0.0.0/1", "0.0.0.0/1"],
])("%j is a range of addresses", (typed, range) => {
  expect(normalisedRange(typed)).toBe(range);
});

test.each([
  "",
  "example.com",
  "203.0.113",
  "203.0.113.256",
  "203.0.113.07",
  "203.0.113.7/33",
  "203.0.113.7/0",
  "203.0.113.7/",
  "203.0.113.7/8/8",
  "2001:db8::/129",
  "2001:db8:::1",
  "[::1]",
  "fe80::1%eth0",
])("%j is no range of addresses", (typed) => {
  expect(normalisedRange(typed)).toBeUndefined();
});

test.each([
  ["203.0.113.7/32", "203.0.113.7"],
  ["203.0.113.0/24", "203.0.113.0/24"],
  ["2001:db8::/32", "2001:db8::/32"],
  ["2001:db8::1/128", "2001:db8::1"],
])("%s is written as %s", (range, text) => {
  expect(rangeText(range)).toBe(text);
});
