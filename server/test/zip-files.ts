import { crc32 } from "node:zlib";

const endOfDirectory = Buffer.from("PK\u0005\u0006", "latin1");

/** An uncompressed archive's files by name, from its directory; throws if one is damaged. */
export function filesInZip(bytes: Buffer): Map<string, Buffer> {
  const end = bytes.lastIndexOf(endOfDirectory);
  const files = new Map<string, Buffer>();
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left--) {
    const [sum, size] = [bytes.readUInt32LE(at + 16), bytes.readUInt32LE(at + 24)];
    const [nameLength, extraLength] = [bytes.readUInt16LE(at + 28), bytes.readUInt16LE(at + 30)];
    const name = bytes.toString("utf8", at + 46, at + 46 + nameLength);
    const header = bytes.readUInt32LE(at + 42);
    const start = header + 30 + bytes.readUInt16LE(header + 26) + bytes.readUInt16LE(header + 28);
    const content = bytes.subarray(start, start + size);
    if (crc32(content) !== sum) throw new Error(`${name} is damaged.`);
    files.set(name, content);
    at += 46 + nameLength + extraLength + bytes.readUInt16LE(at + 32);
  }
  return files;
}
