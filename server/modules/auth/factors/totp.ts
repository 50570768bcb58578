import { Secret, TOTP } from "otpauth";
import type { AppSecret } from "#contract/factors.ts";

const stepMs = 30_000;
/** As long as the hash of RFC 6238's default algorithm. */
const seedBytes = 20;

/** In base 32, as apps take it. */
export const newSeed = (): string => new Secret({ size: seedBytes }).base32;

/** What an app needs to know of a seed; apps show the account beneath the product. */
export const appSecret = (seed: string, account: string): AppSecret => ({
  secret: seed,
  uri: new TOTP({ issuer: "Baton HR", label: account, secret: seed }).toString(),
});

/** The interval of a right code, also of the one before or after, since clocks differ; undefined for a wrong code. */
export function stepOf(seed: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const delta = new TOTP({ secret: seed }).validate({ token: code, timestamp, window: 1 });
  return delta === null ? undefined : Math.floor(timestamp / stepMs) + delta;
}
