import { createWriteStream } from "node:fs";
import { mkdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import type { Storage } from "#server/storage/storage.ts";
import type { Content } from "./manifest.ts";

const always = new Date(8_640_000_000_000_000);

/** Keys of whole files. */
export async function* storedKeys(storage: Storage, tenantId: string): AsyncGenerator<string> {
  for await (const key of storage.storedBefore(tenantId, always)) if (!key.includes(".")) yield key;
}

/** One folder per company. A file that is deleted meanwhile is left out. */
export async function copyFiles(storage: Storage, target: string): Promise<void> {
  for await (const tenantId of storage.tenants()) {
    const folder = path.join(target, tenantId);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const failures = new Map<string, unknown>();
    for await (const key of storedKeys(storage, tenantId)) {
      const file = path.join(folder, key);
      try {
        const bytes = await storage.open(tenantId, key);
        await pipeline(bytes, createWriteStream(file, { mode: 0o600 }));
      } catch (error) {
        failures.set(key, error);
        await rm(file, { force: true });
      }
    }
    if (failures.size > 0) await refuseStillThere(storage, tenantId, failures);
  }
}

async function refuseStillThere(
  storage: Storage,
  tenantId: string,
  failures: ReadonlyMap<string, unknown>,
): Promise<void> {
  for await (const key of storedKeys(storage, tenantId))
    if (failures.has(key)) throw failures.get(key);
}

const inFiles = /^files\/([^/]+)\/([^/]+)$/;

/** Stores the files of a back-up, and returns their number. */
export async function storeFiles(
  storage: Storage,
  backup: string,
  contents: readonly Content[],
): Promise<number> {
  let stored = 0;
  for (const content of contents) {
    const [, tenantId, key] = inFiles.exec(content.path) ?? [];
    if (!tenantId || !key) continue;
    await storage.store(tenantId, await readFile(path.join(backup, content.path)), key);
    stored++;
  }
  return stored;
}
