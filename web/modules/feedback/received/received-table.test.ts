import { expect, test } from "vitest";
import { previewOf } from "./received-table.tsx";

test.each([
  ["a".repeat(60), "a".repeat(60)],
  ["a".repeat(61), `${"a".repeat(60)}...`],
  ["One\n\ntwo\tthree", "One two three"],
  ["👩🏽‍🌾".repeat(61), `${"👩🏽‍🌾".repeat(60)}...`],
])(
  "a message's preview has at most 60 characters and three dots [FBIN-09, CONST-20]",
  (message, preview) => {
    expect(previewOf(message)).toBe(preview);
  },
);
