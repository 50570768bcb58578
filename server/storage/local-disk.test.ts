import { randomUUID } from "node:crypto";
import { mkdtemp, readdir, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
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

test("only the server's user may enter the folders and read the files", async () => {
  const { dir, storage, tenantId } = await newStorage();
  const { key } = await storage.store(tenantId, bytes);
  const rightsOf = async (...names: string[]) =>
    (await stat(path.join(dir, ...names))).mode & 0o777;
  expect([await rightsOf(), await rightsOf(tenantId), await rightsOf(tenantId, key)]).toEqual([
    0o700, 0o700, 0o600,
  ]);
});

test("what could not be written as a whole leaves nothing", async () => {
  const { dir, storage, tenantId } = await newStorage();
  await storage.store(tenantId, bytes);
  const broken = { length: 1 } as Uint8Array;
  await expect(storage.store(tenantId, broken)).rejects.toThrow();
  expect(await readdir(path.join(dir, tenantId))).toHaveLength(1);
});

test("old and unfinished files are listed by tenant", async () => {
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
