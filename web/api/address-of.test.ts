import { expect, test, vi } from "vitest";

test("an address loads with the first call that needs it", async () => {
  vi.resetModules();
  const { knownAddress, loadedAddress } = await import("./address-of.ts");
  expect(knownAddress("auth.login")).toEqual(["POST", "/api/auth/login"]);
  expect(knownAddress("search.find")).toBeUndefined();
  expect(await loadedAddress("search.find")).toEqual(["GET", "/secure/search"]);
  expect(knownAddress("search.find")).toBeDefined();
});

test("an address that cannot be loaded is a server out of reach", async () => {
  vi.resetModules();
  vi.doMock("./addresses.gen.ts", () => {
    throw new TypeError("Failed to fetch");
  });
  const { loadedAddress } = await import("./address-of.ts");
  await expect(loadedAddress("search.find")).rejects.toMatchObject({ isOffline: true });
  vi.doUnmock("./addresses.gen.ts");
  vi.resetModules();
});
