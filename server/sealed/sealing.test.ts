import { expect, test } from "vitest";
import { createSealing, type SealedPlace } from "./sealing.ts";

const place: SealedPlace = {
  tenantId: "11111111-1111-4111-8111-111111111111",
  table: "authenticator_apps",
  column: "seed_sealed",
  id: "7",
};
const [secretKey, nextKey] = ["first key, of enough characters", "next key, of enough characters"];
const text = "JBSWY3DPEHPK3PXP é";

test("a sealed text opens in its place and differs each time", () => {
  const { seal, open } = createSealing(secretKey);
  const [one, other] = [seal(text, place), seal(text, place)];
  expect([open(one, place), open(other, place)]).toEqual([text, text]);
  expect(one).not.toBe(other);
  expect(one).not.toContain(text);
  expect(open(seal("", place), place)).toBe("");
});

test.each([
  ["another company", { tenantId: "22222222-2222-4222-8222-222222222222" }],
  ["another table", { table: "hooks" }],
  ["another column", { column: "secret_sealed" }],
  ["another row", { id: "8" }],
])("a text moved to %s does not open", (_, elsewhere) => {
  const { seal, open } = createSealing(secretKey);
  expect(() => open(seal(text, place), { ...place, ...elsewhere })).toThrow();
});

test("a sealed text with any changed or missing byte does not open", () => {
  const { seal, open } = createSealing(secretKey);
  const [id = "", content = ""] = seal(text, place).split(".");
  const bytes = Buffer.from(content, "base64url");
  const sealedOf = (changed: Buffer) => `${id}.${changed.toString("base64url")}`;
  expect(open(sealedOf(bytes), place)).toBe(text);
  for (const [at, byte] of bytes.entries()) {
    const changed = Buffer.from(bytes);
    changed[at] = byte ^ 1;
    expect(() => open(sealedOf(changed), place)).toThrow();
  }
  for (let length = 0; length < bytes.length; length++)
    expect(() => open(sealedOf(bytes.subarray(0, length)), place)).toThrow();
});

test("the earlier key opens what it sealed, and an unknown key nothing", () => {
  const before = createSealing(secretKey).seal(text, place);
  const sealing = createSealing(nextKey, secretKey);
  expect(sealing.open(before, place)).toBe(text);
  expect(sealing.seal(text, place).startsWith(`${sealing.keyId}.`)).toBe(true);
  expect(before.startsWith(`${sealing.keyId}.`)).toBe(false);
  expect(() => createSealing(nextKey).open(before, place)).toThrow("key that this server");
});
