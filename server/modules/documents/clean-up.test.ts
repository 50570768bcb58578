import { randomUUID } from "node:crypto";
import { mkdtemp, readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { expect, inject, onTestFinished, test } from "vitest";
import { countFile, findStorageUse } from "#server/storage/company-storage.ts";
import { storageOn } from "#server/storage/local-disk.ts";
import { filesOf, newDocument, uploadVersion } from "#server/test/documents.ts";
import { jpeg, pdf } from "#server/test/sample-files.ts";
import { database, newTenant, services, type TestTenant } from "#server/test/world.ts";
import { cleanUpDocuments } from "./clean-up.ts";

const dayMs = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs).toISOString();
const inDays = (days: number) => new Date(Date.now() + days * dayMs);

async function newStorage() {
  const dir = await mkdtemp(path.join(tmpdir(), "baton-files-"));
  const storage = storageOn(dir);
  const namesOf = (tenantId: string) => readdir(path.join(dir, tenantId)).catch(() => []);
  return { storage, namesOf };
}

interface Columns {
  storageKey?: string;
  createdAt?: string;
  removedAt?: string;
}

const insert = ({ tenantId, owner, inTenant }: TestTenant, columns: Columns) =>
  inTenant(async (tx) => {
    const { id } = await tx
      .insertInto("documents")
      .values({
        tenantId,
        employeeId: owner.employeeId,
        uploadedById: owner.employeeId,
        documentName: "ID",
        documentCategory: "Personal",
        ...(columns.storageKey && { sha256: "x", addedAt: daysAgo(40) }),
        ...columns,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    return id;
  });

const idsIn = async ({ tenantId, inTenant }: TestTenant) => {
  const rows = await inTenant((tx) =>
    tx
      .selectFrom("documents")
      .where("tenantId", "=", tenantId)
      .select("id")
      .orderBy("id")
      .execute(),
  );
  return rows.map(({ id }) => id);
};

test("records without a file are deleted after a day", async () => {
  const tenant = await newTenant();
  const { storage } = await newStorage();
  await insert(tenant, { createdAt: daysAgo(2) });
  await insert(tenant, { storageKey: randomUUID(), removedAt: daysAgo(31) });
  const kept = [
    await insert(tenant, { createdAt: daysAgo(0) }),
    await insert(tenant, { storageKey: randomUUID(), createdAt: daysAgo(99) }),
    await insert(tenant, { storageKey: randomUUID(), removedAt: daysAgo(29) }),
  ];
  await cleanUpDocuments({ database, storage }, new Date());
  expect(await idsIn(tenant)).toEqual(kept);
});

test("a file without a document is removed after a week", async () => {
  const tenant = await newTenant();
  const { storage, namesOf } = await newStorage();
  const store = async () => (await storage.store(tenant.tenantId, pdf)).key;
  const [named, removed, expired, unnamed] = [
    await store(),
    await store(),
    await store(),
    await store(),
  ];
  await insert(tenant, { storageKey: named });
  await insert(tenant, { storageKey: removed, removedAt: daysAgo(5) });
  await insert(tenant, { storageKey: expired, removedAt: daysAgo(31) });
  await cleanUpDocuments({ database, storage }, inDays(6));
  expect((await namesOf(tenant.tenantId)).sort()).toEqual(
    [named, removed, expired, unnamed].sort(),
  );
  await cleanUpDocuments({ database, storage }, inDays(8));
  expect((await namesOf(tenant.tenantId)).sort()).toEqual([named, removed].sort());
});

test("a document's former files are removed with it", async () => {
  const { tenantId, owner, inTenant } = await newTenant();
  const id = await newDocument(owner, owner);
  await uploadVersion(owner, { id, file: jpeg, fileName: "id.jpg" });
  const cleanUp = () => cleanUpDocuments({ database, storage: services.storage }, inDays(8));
  await cleanUp();
  expect(await filesOf(owner)).toHaveLength(2);
  await inTenant((tx) =>
    tx
      .updateTable("documents")
      .set({ removedAt: daysAgo(31) })
      .where("tenantId", "=", tenantId)
      .where("id", "=", id)
      .execute(),
  );
  await cleanUp();
  expect(await filesOf(owner)).toEqual([]);
});

test("a deleted document gives its room back, and so does an unwritten file", async () => {
  const tenant = await newTenant();
  const { owner, inTenant } = tenant;
  const usedBytes = async () =>
    (await inTenant((tx) => findStorageUse(tx, services.config.storageLimits))).usedBytes;
  const id = await newDocument(owner, owner);
  await uploadVersion(owner, { id, file: jpeg, fileName: "id.jpg" });
  const kept = await usedBytes();
  await inTenant((tx) => countFile(tx, { key: randomUUID(), sizeBytes: 99 }));
  const cleanUp = (days: number) =>
    cleanUpDocuments({ database, storage: services.storage }, inDays(days));
  await cleanUp(6);
  expect(kept).toBeGreaterThan(pdf.length);
  expect(await usedBytes()).toBe(kept + 99);
  await cleanUp(8);
  expect(await usedBytes()).toBe(kept);
  await inTenant((tx) =>
    tx
      .updateTable("documents")
      .set({ removedAt: daysAgo(31) })
      .where("tenantId", "=", tx.tenantId)
      .where("id", "=", id)
      .execute(),
  );
  await cleanUp(8);
  expect(await usedBytes()).toBe(0);
});

test("a document of one company keeps no file of another", async () => {
  const [tenant, other] = [await newTenant(), await newTenant()];
  const { storage, namesOf } = await newStorage();
  const { key } = await storage.store(tenant.tenantId, pdf);
  await insert(other, { storageKey: key });
  await cleanUpDocuments({ database, storage }, inDays(8));
  expect(await namesOf(tenant.tenantId)).toEqual([]);
});

test("an erased company's files are removed, an unknown company's stay", async () => {
  const owner = new pg.Client(inject("ownerUrl"));
  await owner.connect();
  onTestFinished(() => owner.end());
  const tenant = await newTenant();
  const { storage, namesOf } = await newStorage();
  const unknown = randomUUID();
  for (const tenantId of [tenant.tenantId, unknown]) await storage.store(tenantId, pdf);
  await owner.query(`call app.erase_tenant('${tenant.tenantId}')`);
  await cleanUpDocuments({ database, storage }, inDays(8));
  expect(await namesOf(tenant.tenantId)).toEqual([]);
  expect(await namesOf(unknown)).toHaveLength(1);
});
