import { expect, test } from "vitest";
import { fileNameOf } from "./file-name.ts";

test.each([
  [`attachment; filename="Permit.pdf"`, "Permit.pdf"],
  [`attachment; filename="Zoe.pdf"; filename*=UTF-8''Zo%C3%AB%20%281%29.pdf`, "Zoë (1).pdf"],
  [`attachment; filename=""; filename*=utf-8''%E5%A5%91%E7%BA%A6.pdf`, "契约.pdf"],
  [`attachment; filename="Permit.pdf"; filename*=UTF-8''100%.pdf`, "Permit.pdf"],
  ["attachment", "file"],
  [null, "file"],
])("a file sent with %s is named %s", (header, name) => {
  expect(fileNameOf(header)).toBe(name);
});
