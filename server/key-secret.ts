import { createHash, randomBytes } from "node:crypto";
import { crc32 } from "node:zlib";

const prefix = "baton_";
const tenantBytes = 16;
const randomCount = 24;
const bodyLength = 54;
const checksumLength = 6;
const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const form = new RegExp(`^${prefix}[0-9A-Za-z]{${bodyLength + checksumLength}}$`);

/** Whether a text is meant as an API key, even a wrong one. */
export const isKeyLike = (text: string): boolean => text.startsWith(prefix);

/** Names its company, and ends with a checksum, so that scanners recognise it. */
export function newSecret(tenantId: string): string {
  const tenant = Buffer.from(tenantId.replaceAll("-", ""), "hex");
  const body = inBase62(Buffer.concat([tenant, randomBytes(randomCount)]), bodyLength);
  return `${prefix}${body}${checksumOf(body)}`;
}

/** The company of a well-formed secret; a typing error costs no query. */
export function tenantOfSecret(secret: string): string | undefined {
  if (!form.test(secret)) return undefined;
  const body = secret.slice(prefix.length, -checksumLength);
  if (!secret.endsWith(checksumOf(body))) return undefined;
  const bytes = fromBase62(body);
  if (bytes >> BigInt(8 * (tenantBytes + randomCount))) return undefined;
  const hex = (bytes >> BigInt(8 * randomCount)).toString(16).padStart(2 * tenantBytes, "0");
  return [0, 8, 12, 16, 20].map((from, i, all) => hex.slice(from, all[i + 1])).join("-");
}

/** The stored form. A secret cannot be guessed, so a quick hash is enough. */
export const hashOfSecret = (secret: string): string =>
  createHash("sha256").update(secret).digest("base64url");

export const hintOf = (secret: string): string => secret.slice(-4);

const checksumOf = (body: string): string => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(crc32(body));
  return inBase62(bytes, checksumLength);
};

function inBase62(bytes: Buffer, length: number): string {
  let rest = BigInt(`0x${bytes.toString("hex")}`);
  let text = "";
  while (text.length < length) {
    text = `${digits[Number(rest % 62n)]}${text}`;
    rest /= 62n;
  }
  return text;
}

const fromBase62 = (text: string): bigint =>
  [...text].reduce((value, digit) => value * 62n + BigInt(digits.indexOf(digit)), 0n);
