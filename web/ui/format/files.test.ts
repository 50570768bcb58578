import { expect, test } from "vitest";
import { shortFileName } from "./files.ts";

test.each([
  ["id.pdf", "id.pdf"],
  ["passport-26.pdf", "passport-26.pdf"],
  ["passport-2026.pdf", "passport-202..."],
])("%s is shown as %s [OWNWIZ-48]", (name, shown) => {
  expect(shortFileName(name)).toBe(shown);
});
