import { expect, test } from "vitest";
import { consistsOf, isCommonPassword } from "./guessable-password.ts";

test.each([
  "Password1!",
  "P@ssw0rd",
  "Welcome123!",
  "Summer2026!",
  "!!Dragon99",
  "Qwerty123!",
  "M0nkey!1",
])("%s is common", (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test.each([
  "Correct-horse-7!",
  "Fresh-battery-8?",
  "Taste-of-Kopano-1!",
  "xK7#mQ2$vL9p",
  "Aa1!Aa1!",
])("%s is not common", (password) => {
  expect(isCommonPassword(password)).toBe(false);
});

const own = ["naledi.khumalo@protea.co.za", "Naledi", "Khumalo", "Protea Foods", "protea.co.za"];

test.each([
  "Naledi2026!",
  "Khumalo#1",
  "N@led1-Khumalo",
  "ProteaFoods1!",
  "naledi.khumalo@Protea.co.za1",
])("%s consists of what is known of its owner", (password) => {
  expect(consistsOf(password, own)).toBe(true);
});

test.each(["Naledi-likes-rain-4!", "Correct-horse-7!", "Protea-valley-morning3?"])(
  "%s is more than what is known of its owner",
  (password) => {
    expect(consistsOf(password, own)).toBe(false);
  },
);
