import { expect, test } from "vitest";
import { normalisedHookAddress } from "./hook-address.ts";

test.each([
  ["https://hooks.example.com", "https://hooks.example.com/"],
  ["HTTPS://Hooks.Example.com:443/baton?team=1", "https://hooks.example.com/baton?team=1"],
  ["https://hooks.example.com:8443/a", "https://hooks.example.com:8443/a"],
])("%s is stored as %s", (typed, stored) => {
  expect(normalisedHookAddress(typed)).toBe(stored);
});

test.each([
  "http://hooks.example.com",
  "https://user:password@hooks.example.com",
  "https://hooks.example.com:22",
  "https://hooks.example.com/#part",
  "hooks.example.com",
  "javascript:alert(1)",
  `https://hooks.example.com/${"a".repeat(500)}`,
  "",
])("%s is no address of a receiver", (typed) => {
  expect(normalisedHookAddress(typed)).toBeUndefined();
});
