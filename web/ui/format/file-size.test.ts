import { expect, test } from "vitest";
import { formatFileSize } from "./file-size.ts";

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
