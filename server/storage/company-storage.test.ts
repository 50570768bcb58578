import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { newTenant, type TestTenant } from "#server/test/world.ts";
import { countFile, findStorageUse, forgetFiles, reserveFile } from "./company-storage.ts";

const limits = { confirmedBytes: 1_000, unconfirmedBytes: 100 };
const fileOf = (sizeBytes: number) => ({ key: randomUUID(), sizeBytes });

const reserve = ({ inTenant }: TestTenant, sizeBytes: number) =>
  inTenant((tx) => reserveFile(tx, fileOf(sizeBytes), limits));
const useOf = ({ inTenant }: TestTenant) => inTenant((tx) => findStorageUse(tx, limits));
const unconfirm = ({ inTenant }: TestTenant) =>
  inTenant((tx) =>
    tx.updateTable("tenants").set({ confirmedAt: null }).where("id", "=", tx.tenantId).execute(),
  );

test("a company stores up to its allowance, and not a byte more", async () => {
  const tenant = await newTenant();
  await reserve(tenant, 999);
  await reserve(tenant, 1);
  await expect(reserve(tenant, 1)).rejects.toMatchObject({
    code: "company_storage_full",
    message:
      "Your company uses 0.1 MB of its 0.1 MB of storage, so this file of 0.1 MB was not stored.",
  });
  expect(await useOf(tenant)).toEqual({ usedBytes: 1_000, allowedBytes: 1_000 });
});

test("an unconfirmed company stores less", async () => {
  const [tenant, confirmed] = [await newTenant(), await newTenant()];
  await unconfirm(tenant);
  await reserve(tenant, 100);
  await reserve(confirmed, 101);
  await expect(reserve(tenant, 1)).rejects.toMatchObject({ code: "company_storage_full" });
  expect(await useOf(tenant)).toEqual({ usedBytes: 100, allowedBytes: 100 });
});

test("a hundred files at once do not exceed the allowance", async () => {
  const tenant = await newTenant();
  const outcomes = await Promise.allSettled(
    Array.from({ length: 100 }, () => reserve(tenant, 150)),
  );
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(6);
  expect((await useOf(tenant)).usedBytes).toBe(900);
});

test("a file waits for another that is being counted", async () => {
  const tenant = await newTenant();
  const { promise: counted, resolve: report } = Promise.withResolvers<void>();
  const { promise: over, resolve: end } = Promise.withResolvers<void>();
  const first = tenant.inTenant(async (tx) => {
    await reserveFile(tx, fileOf(600), limits);
    report();
    await over;
  });
  await counted;
  const second = reserve(tenant, 600).then(
    () => "stored",
    () => "refused",
  );
  const outcome = await Promise.race([second, sleep(300, "waits")]);
  end();
  await first;
  expect([outcome, await second]).toEqual(["waits", "refused"]);
});

test("a removed file gives its room back to its company alone", async () => {
  const [tenant, other] = [await newTenant(), await newTenant()];
  const file = fileOf(1_000);
  for (const { inTenant } of [tenant, other]) await inTenant((tx) => countFile(tx, file));
  await expect(reserve(tenant, 1)).rejects.toMatchObject({ code: "company_storage_full" });
  await tenant.inTenant((tx) => forgetFiles(tx, [file.key]));
  await reserve(tenant, 1_000);
  expect((await useOf(other)).usedBytes).toBe(1_000);
});
