import { expect, test } from "vitest";
import { fileText } from "./use-openings.ts";

const fileOf = (...bytes: number[]) => new Blob([new Uint8Array(bytes)]);

test("a file is read in UTF-8, UTF-16 or an older spreadsheet's encoding", async () => {
  expect(await fileText(new Blob(["Zoë, 2½"]))).toBe("Zoë, 2½");
  expect(await fileText(fileOf(0x5a, 0x6f, 0xeb))).toBe("Zoë");
  expect(await fileText(fileOf(0xff, 0xfe, 0x5a, 0, 0xeb, 0))).toBe("Zë");
  expect(await fileText(fileOf(0xfe, 0xff, 0, 0x5a, 0, 0xeb))).toBe("Zë");
});
