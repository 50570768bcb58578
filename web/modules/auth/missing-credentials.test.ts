import { expect, test } from "vitest";
import { missingInEmail, missingInPasswords } from "./missing-credentials.ts";

test.each([
  ["", "Enter your email"],
  [" ", "Enter your email"],
  ["naledi@protea", "Complete your email"],
  ["naledi@protea.co.za", undefined],
])("the email %j lacks: %s", (email, missing) => {
  expect(missingInEmail(email)).toBe(missing);
});

test.each([
  ["", "", "Choose a password"],
  ["Short1!", "Short1!", "Your password still needs at least 8 characters"],
  ["correct-horse-7!", "", "Your password still needs one uppercase letter"],
  ["Correct-horse-7!", "", "Confirm your password"],
  ["Correct-horse-7!", "Correct", "Enter the same password twice"],
  ["Correct-horse-7!", "Correct-horse-7!", undefined],
])("of the password %j, then %j, the first thing missing is: %s", (password, again, missing) => {
  expect(missingInPasswords(password, again)).toBe(missing);
});
