import { randomFillSync } from "node:crypto";
import { existsSync } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import path from "node:path";
import type { DiskSpace, Reserve } from "./disk.ts";

interface ReserveOptions {
  /** Next to the database; missing before the first start. */
  dir: string;
  measure(dir: string): Promise<DiskSpace | undefined>;
  sizeBytes?: number;
}

const mb = 1024 ** 2;

/**
 * A file. Changes need half its size beside it. A quarter, one segment of Postgres's log, releases it: sooner would
 * give it to what fills the disk.
 */
export function reserveIn({ dir, measure, sizeBytes = 64 * mb }: ReserveOptions): Reserve {
  const file = path.join(dir, "reserve");
  return {
    async follow() {
      const space = await measure(dir);
      if (!space) return true;
      const { freeBytes } = space;
      if (existsSync(file)) {
        if (freeBytes < sizeBytes / 4) await rm(file, { force: true });
        return freeBytes >= sizeBytes / 2;
      }
      if (freeBytes < sizeBytes * 2) return false;
      await fill(file, sizeBytes);
      return true;
    },
  };
}

async function fill(file: string, sizeBytes: number): Promise<void> {
  const draft = `${file}.unfinished`;
  // No file system compresses it.
  const noise = randomFillSync(Buffer.alloc(mb));
  try {
    const handle = await open(draft, "w", 0o600);
    try {
      for (let left = sizeBytes; left > 0; left -= noise.length)
        await handle.write(noise, 0, Math.min(left, noise.length));
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
