import { open, statfs } from "node:fs/promises";
import path from "node:path";
import { expect } from "vitest";

/** The folder of a disk that may be filled, or blank; from scripts/lib/small-disk.mjs. */
export const smallDisk = process.env.TEST_SMALL_DISK ?? "";

/** Until nothing more can be written; only on a disk made for it. */
export async function fill(file: string): Promise<void> {
  const { blocks, bsize } = await statfs(path.dirname(file));
  if (blocks * bsize > 512 * 1024 ** 2) throw new Error("This disk is not made to be filled.");
  const handle = await open(file, "w");
  const write = async () => {
    for (;;) await handle.write(Buffer.alloc(65_536, "x"));
  };
  await expect(write()).rejects.toMatchObject({ code: "ENOSPC" });
  await handle.close();
}
