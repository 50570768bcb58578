import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { hashOfSecret, hintOf, newSecret, tenantOfSecret } from "./key-secret.ts";

test("a secret names its company and nothing else can be read from it", () => {
  fc.assert(
    fc.property(fc.uuid(), (tenantId) => {
      const secret = newSecret(tenantId);
      expect(secret).toMatch(/^baton_[0-9A-Za-z]{60}$/);
      expect(tenantOfSecret(secret)).toBe(tenantId);
      expect(newSecret(tenantId)).not.toBe(secret);
    }),
    { endOnFailure: true },
  );
});

test("a secret with any one character changed names no company", () => {
  const secret = newSecret(randomUUID());
  for (let place = 0; place < secret.length; place++) {
    const other = secret[place] === "x" ? "y" : "x";
    const wrong = `${secret.slice(0, place)}${other}${secret.slice(place + 1)}`;
    expect([place, tenantOfSecret(wrong)]).toEqual([place, undefined]);
  }
});

test.each(["", "baton_", `baton_${"z".repeat(60)}`, `baton_${"0".repeat(61)}`, "é".repeat(66)])(
  "%j names no company",
  (text) => {
    expect(tenantOfSecret(text)).toBeUndefined();
  },
);

test("the stored form reveals four characters at most", () => {
  const secret = newSecret(randomUUID());
  expect(hashOfSecret(secret)).toMatch(/^[\w-]{43}$/);
  expect(secret.endsWith(hintOf(secret))).toBe(true);
  expect(hintOf(secret)).toHaveLength(4);
});
