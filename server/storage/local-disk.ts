import { createHash, randomUUID } from "node:crypto";
import { mkdir, open, opendir, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Storage } from "./storage.ts";
import { isStoredName, storedName } from "./stored-name.ts";

const unfinished = ".unfinished";

/** One folder per tenant, only for the server's user. */
export function storageOn(dir: string): Storage {
  const folderOf = (tenantId: string) => path.join(dir, storedName(tenantId));
  const fileOf = (tenantId: string, key: string) =>
    path.join(folderOf(tenantId), storedName(key.replace(unfinished, "")) && key);

  return {
    async store(tenantId, bytes, key = randomUUID()) {
      const folder = await madeFolder(folderOf(tenantId));
      const file = path.join(folder, storedName(key));
      try {
        await writeFile(file + unfinished, bytes, { flag: "wx", mode: 0o600, flush: true });
        await rename(file + unfinished, file);
        await flushFolder(folder);
      } catch (error) {
        await rm(file + unfinished, { force: true });
        throw error;
      }
      const sha256 = createHash("sha256").update(bytes).digest("hex");
      return { key, sizeBytes: bytes.length, sha256 };
    },
    async open(tenantId, key) {
      const file = await open(fileOf(tenantId, key));
      return file.createReadStream();
    },
    remove: (tenantId, key) => rm(fileOf(tenantId, key), { force: true }),
    removeTenant: (tenantId) => rm(folderOf(tenantId), { recursive: true, force: true }),
    async *tenants() {
      for await (const name of namesIn(dir)) if (isStoredName(name)) yield name;
    },
    async *storedBefore(tenantId, moment) {
      for await (const name of namesIn(folderOf(tenantId))) {
        const found = await stat(fileOf(tenantId, name)).catch(() => undefined);
        if (found && found.mtime < moment) yield name;
      }
    },
  };
}

async function madeFolder(folder: string): Promise<string> {
  const made = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (made !== undefined) await flushFolder(path.dirname(made));
  return folder;
}

/** A flushed folder makes a new name outlast a power cut; Windows needs no flush. */
async function flushFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return;
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function* namesIn(folder: string): AsyncGenerator<string> {
  const entries = await opendir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  for await (const { name } of entries) yield name;
}
