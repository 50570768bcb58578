import { createHash, randomUUID } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import { AppError } from "#server/app-error.ts";
import { services } from "#server/test/world.ts";
import { openVerified } from "./verified-file.ts";

/** For any storage: the local disk, or that of TEST_STORAGE_URL (scripts/proofs/storage.mjs). */
const { storage } = services;

const bytes = Buffer.from("What was stored");
const sha256 = createHash("sha256").update(bytes).digest("hex");
const later = () => new Date(Date.now() + 60_000);
const dayBefore = () => new Date(Date.now() - 86_400_000);

const listed = async (values: AsyncIterable<string>) => {
  const all: string[] = [];
  for await (const value of values) all.push(value);
  return all.sort();
};

test("only its own tenant reads a stored file back unchanged", async () => {
  const tenantId = randomUUID();
  const stored = await storage.store(tenantId, bytes);
  expect(stored).toMatchObject({ sizeBytes: bytes.length, sha256 });
  expect(await buffer(await storage.open(tenantId, stored.key))).toEqual(bytes);
  await expect(storage.open(randomUUID(), stored.key)).rejects.toThrow();
});

test.each([
  ["nothing", 0],
  ["one byte", 1],
  ["5 MB", 5 * 1024 * 1024],
])("a file of %s is stored and read as a whole", async (_, size) => {
  const tenantId = randomUUID();
  const content = Buffer.alloc(size, "Baton ");
  const { key } = await storage.store(tenantId, content);
  const read = await buffer(await storage.open(tenantId, key));
  expect([read.length, read.equals(content)]).toEqual([size, true]);
});

test("the same content is stored each time it is sent", async () => {
  const tenantId = randomUUID();
  const stored = await Promise.all(
    Array.from({ length: 20 }, () => storage.store(tenantId, bytes)),
  );
  const keys = stored.map(({ key }) => key).sort();
  expect(await listed(storage.storedBefore(tenantId, later()))).toEqual(keys);
  expect(new Set(keys).size).toBe(20);
});

test("a file opens only with its stored size and hash", async () => {
  const tenantId = randomUUID();
  const stored = await storage.store(tenantId, bytes);
  expect(await buffer(await openVerified(storage, tenantId, stored))).toEqual(bytes);
  for (const claimed of [{ sha256: "0".repeat(64) }, { sizeBytes: bytes.length + 1 }])
    await expect(openVerified(storage, tenantId, { ...stored, ...claimed })).rejects.toThrow(
      AppError,
    );
});

test("a removed file is missing, and removing it once more does nothing", async () => {
  const tenantId = randomUUID();
  const [removed, kept] = [
    await storage.store(tenantId, bytes),
    await storage.store(tenantId, bytes),
  ];
  await storage.remove(tenantId, removed.key);
  await storage.remove(tenantId, removed.key);
  await expect(storage.open(tenantId, removed.key)).rejects.toThrow();
  expect(await listed(storage.storedBefore(tenantId, later()))).toEqual([kept.key]);
});

test("removing a tenant's files leaves those of another", async () => {
  const [tenantId, other] = [randomUUID(), randomUUID()];
  for (const id of [tenantId, tenantId, other]) await storage.store(id, bytes);
  const tenants = () => listed(storage.tenants());
  expect(await tenants()).toEqual(expect.arrayContaining([tenantId, other]));
  await storage.removeTenant(tenantId);
  expect(await tenants()).not.toContain(tenantId);
  expect(await listed(storage.storedBefore(tenantId, later()))).toEqual([]);
  expect(await listed(storage.storedBefore(other, later()))).toHaveLength(1);
});

test("files are listed by when they were stored", async () => {
  const tenantId = randomUUID();
  const { key } = await storage.store(tenantId, bytes);
  expect(await listed(storage.storedBefore(tenantId, dayBefore()))).toEqual([]);
  expect(await listed(storage.storedBefore(tenantId, later()))).toEqual([key]);
  expect(await listed(storage.storedBefore(randomUUID(), later()))).toEqual([]);
});

test("no key and no tenant leads out of the storage", async () => {
  const tenantId = randomUUID();
  for (const key of ["../../secret-key", "..", "", `${randomUUID()}/../x`])
    await expect(async () => storage.open(tenantId, key)).rejects.toThrow("not the name");
  for (const tenant of ["..", "", "%2e%2e"])
    await expect(async () => storage.removeTenant(tenant)).rejects.toThrow("not the name");
});
