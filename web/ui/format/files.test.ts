import { expect, test } from "vitest";
import { formatFileSize, shortFileName } from "./files.ts";

test.each([
  [0, "0 Bytes"],
  [1023, "1023 Bytes"],
  [1024, "1 KB"],
  [1536, "1.5 KB"],
  [5 * 1024 ** 2, "5 MB"],
  [3 * 1024 ** 3, "3 GB"],
  [2048 * 1024 ** 3, "2048 GB"],
])("%d bytes read as %s [CONST-30]", (sizeBytes, text) => {
  expect(formatFileSize(sizeBytes)).toBe(text);
});

test.each([
  ["id.pdf", "id.pdf"],
  ["passport-26.pdf", "passport-26.pdf"],
  ["passport-2026.pdf", "passport-202..."],
])("%s is shown as %s [OWNWIZ-48]", (name, shown) => {
  expect(shortFileName(name)).toBe(shown);
});
