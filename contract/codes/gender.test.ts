import { expect, test } from "vitest";
import { genderCodeOf } from "./gender.ts";

test.each([
  ["Male", 0],
  ["Female", 1],
  ["Other", 2],
  ["Prefer not to say", 3],
  ["", null],
])(
  "the gender %s is sent as %s [OWNWIZ-34, STAFFWIZ-10, PROFILE-18, ENT-27, ENT-28]",
  (label, code) => {
    expect(genderCodeOf(label)).toBe(code);
  },
);
