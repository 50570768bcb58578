import { open, statfs } from "node:fs/promises";
import path from "node:path";

/** The folder of a disk that may be filled, or blank; from scripts/lib/small-disk.mjs. */
export const smallDisk = process.env.TEST_SMALL_DISK ?? "";

const leftBytes = 8 * 1024 ** 2;

/** Until 8 MB are left, though some room is made meanwhile; only on a disk made for it. */
export async function fill(file: string): Promise<void> {
  const space = () => statfs(path.dirname(file));
  const { blocks, bsize } = await space();
  if (blocks * bsize > 512 * 1024 ** 2) throw new Error("This disk is not made to be filled.");
  const handle = await open(file, "w");
  while ((await space()).bavail * bsize > leftBytes) await handle.write(Buffer.alloc(65_536, "x"));
  await handle.close();
}
