import { isShowable } from "./image-size.ts";

const signature = Buffer.from("89504e470d0a1a0a", "hex");

/** The chunks of the image itself. All others describe its origin. */
const kept = new Set(
  "IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB bKGD pHYs cICP acTL fcTL fdAT".split(" "),
);
/** Length limits of colour chunks; a longer one is dropped. */
const maxLengths = new Map([
  ["tRNS", 256],
  ["cHRM", 32],
  ["gAMA", 4],
  ["sBIT", 4],
  ["sRGB", 1],
  ["bKGD", 6],
  ["pHYs", 9],
  ["cICP", 4],
]);

/** More than any image within 5 MB. */
const maxChunks = 20_000;

interface Chunk {
  type: string;
  bytes: Buffer;
}

/** The image without metadata or trailing data. Null unless it is a whole PNG; throws if it is too large. */
export function plainPng(bytes: Buffer): Buffer | null {
  if (!bytes.subarray(0, signature.length).equals(signature)) return null;
  const chunks: Chunk[] = [];
  for (let at = signature.length; chunks.at(-1)?.type !== "IEND"; ) {
    const chunk = chunkAt(bytes, at);
    if (!chunk || chunks.length >= maxChunks) return null;
    chunks.push(chunk);
    at += chunk.bytes.length;
  }
  if (!isHeader(chunks[0]) || !chunks.some(({ type }) => type === "IDAT")) return null;
  const plain = chunks.filter(isKept);
  return Buffer.concat([signature, ...plain.map((chunk) => chunk.bytes)]);
}

const isKept = ({ type, bytes }: Chunk): boolean =>
  kept.has(type) && bytes.length - 12 <= (maxLengths.get(type) ?? bytes.length);

const isHeader = (first: Chunk | undefined): boolean =>
  first?.type === "IHDR" &&
  first.bytes.length === 25 &&
  isShowable(first.bytes.readUInt32BE(8), first.bytes.readUInt32BE(12));

/** A chunk has a length, a type, a content and a checksum. */
function chunkAt(bytes: Buffer, at: number): Chunk | null {
  if (at + 12 > bytes.length) return null;
  const end = at + 12 + bytes.readUInt32BE(at);
  if (end > bytes.length) return null;
  return { type: bytes.toString("latin1", at + 4, at + 8), bytes: bytes.subarray(at, end) };
}
