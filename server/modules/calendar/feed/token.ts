import { createHash, randomBytes } from "node:crypto";

const tenantBytes = 16;
const secretBytes = 32;

/** The secret part of a feed's address: the company's id, by which its rows are found, and random bytes. */
export const newFeedToken = (tenantId: string): string =>
  Buffer.concat([
    Buffer.from(tenantId.replaceAll("-", ""), "hex"),
    randomBytes(secretBytes),
  ]).toString("base64url");

/** The company of a token; undefined if it is none. */
export function tenantOfToken(token: string): string | undefined {
  const bytes = Buffer.from(token, "base64url");
  if (bytes.length !== tenantBytes + secretBytes || bytes.toString("base64url") !== token)
    return undefined;
  const hex = bytes.subarray(0, tenantBytes).toString("hex");
  return [0, 8, 12, 16, 20].map((from, i, all) => hex.slice(from, all[i + 1])).join("-");
}

/** What is stored of a token; it cannot be guessed, so a quick hash is enough. */
export const hashOfToken = (token: string): string =>
  createHash("sha256").update(token).digest("base64url");
