import { createHash, randomUUID } from "node:crypto";
import { mkdtemp, readdir, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import { storageOn } from "./local-disk.ts";

async function newStorage() {
  const dir = path.join(await mkdtemp(path.join(tmpdir(), "baton-files-")), "files");
  return { dir, storage: storageOn(dir), tenantId: randomUUID() };
}

const bytes = Buffer.from("What was stored");

const listed = async (values: AsyncIterable<string>) => {
  const all: string[] = [];
  for await (const value of values) all.push(value);
  return all.sort();
};

test("a stored file is read back as it was, with its size and hash, by its own tenant only", async () => {
  const { storage, tenantId } = await newStorage();
  const { key, sizeBytes, sha256 } = await storage.store(tenantId, bytes);
  expect(await buffer(await storage.open(tenantId, key))).toEqual(bytes);
  expect([sizeBytes, sha256]).toEqual([15, createHash("sha256").update(bytes).digest("hex")]);
  await expect(storage.open(randomUUID(), key)).rejects.toThrow("ENOENT");
});

test("only the server's user may enter the folders and read the files", async () => {
  const { dir, storage, tenantId } = await newStorage();
  const { key } = await storage.store(tenantId, bytes);
  const rightsOf = async (...names: string[]) =>
    (await stat(path.join(dir, ...names))).mode & 0o777;
  expect([await rightsOf(), await rightsOf(tenantId), await rightsOf(tenantId, key)]).toEqual([
    0o700, 0o700, 0o600,
  ]);
});

test("a removed file is missing, and removing it once more does nothing", async () => {
  const { dir, storage, tenantId } = await newStorage();
  const { key } = await storage.store(tenantId, bytes);
  await storage.remove(tenantId, key);
  await storage.remove(tenantId, key);
  expect(await readdir(path.join(dir, tenantId))).toEqual([]);
});

test("what could not be written as a whole leaves nothing", async () => {
  const { dir, storage, tenantId } = await newStorage();
  await storage.store(tenantId, bytes);
  const broken = { length: 1 } as Uint8Array;
  await expect(storage.store(tenantId, broken)).rejects.toThrow();
  expect(await readdir(path.join(dir, tenantId))).toHaveLength(1);
});

test("no key and no tenant leads out of the storage", async () => {
  const { storage, tenantId } = await newStorage();
  for (const key of ["../../secret-key", "..", "", `${randomUUID()}/../x`, "a.unfinished"])
    await expect(async () => storage.open(tenantId, key)).rejects.toThrow("not the name");
  await expect(async () => storage.removeTenant("..")).rejects.toThrow("not the name");
});

test("old files are listed by tenant, with what was never finished; new ones are not", async () => {
  const { dir, storage, tenantId } = await newStorage();
  const old = (await storage.store(tenantId, bytes)).key;
  await storage.store(tenantId, bytes);
  const cutOff = `${randomUUID()}.unfinished`;
  await writeFile(path.join(dir, tenantId, cutOff), "half");
  const lastYear = new Date("2025-03-02T08:00:00Z");
  for (const name of [old, cutOff])
    await utimes(path.join(dir, tenantId, name), lastYear, lastYear);

  const yesterday = new Date(Date.now() - 86_400_000);
  expect(await listed(storage.storedBefore(tenantId, yesterday))).toEqual([old, cutOff].sort());
  expect(await listed(storage.tenants())).toEqual([tenantId]);
  await storage.remove(tenantId, cutOff);
  expect(await listed(storage.storedBefore(tenantId, yesterday))).toEqual([old]);
  await storage.removeTenant(tenantId);
  expect(await listed(storage.tenants())).toEqual([]);
});
