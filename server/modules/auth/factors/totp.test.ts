import { Secret } from "otpauth";
import { expect, test } from "vitest";
import { appSecret, newSeed, stepOf } from "./totp.ts";

const seed = Secret.fromUTF8("12345678901234567890").base32;

/** RFC 6238, appendix B; an app shows the last six digits. */
const vectors: [seconds: number, code: string][] = [
  [59, "94287082"],
  [1_111_111_109, "07081804"],
  [1_111_111_111, "14050471"],
  [1_234_567_890, "89005924"],
  [2_000_000_000, "69279037"],
  [20_000_000_000, "65353130"],
];

test.each(vectors)("the code at second %i is that of RFC 6238", (seconds, code) => {
  const [sixDigits, step] = [code.slice(-6), Math.floor(seconds / 30)];
  const at = (shiftSeconds: number) => new Date((step * 30 + shiftSeconds) * 1_000);
  expect(stepOf(seed, sixDigits, new Date(seconds * 1_000))).toBe(step);
  for (const shift of [-30, -1, 0, 29, 30, 59])
    expect(stepOf(seed, sixDigits, at(shift))).toBe(step);
  for (const shift of [-31, 60, 3_600]) expect(stepOf(seed, sixDigits, at(shift))).toBeUndefined();
});

test("a code of another seed is wrong", () => {
  expect(stepOf(newSeed(), "287082", new Date(59_000))).toBeUndefined();
});

test("every seed is new, and apps read it from its address", () => {
  const [one, other] = [newSeed(), newSeed()];
  expect(one).not.toBe(other);
  expect(one).toMatch(/^[A-Z2-7]{32}$/);
  const { uri } = appSecret(one, "naledi@protea.co.za");
  const { protocol, pathname, searchParams } = new URL(uri);
  expect([protocol, decodeURIComponent(pathname)]).toEqual([
    "otpauth:",
    expect.stringContaining("Baton HR:naledi@protea.co.za"),
  ]);
  expect(Object.fromEntries(searchParams)).toMatchObject({ secret: one, issuer: "Baton HR" });
});
