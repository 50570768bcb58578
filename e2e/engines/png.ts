import { crc32, deflateSync } from "node:zlib";
import type { Size } from "./engine.ts";

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

/** A picture of red, green and blue bytes, row after row, as PNG. */
export function pngOf({ width, height }: Size, rgb: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits for each of three colours.
  header.set([8, 2], 8);
  const rows = Array.from({ length: height }, (_, row) => [
    // Unfiltered.
    Buffer.alloc(1),
    rgb.subarray(row * width * 3, (row + 1) * width * 3),
  ]).flat();
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.concat(rows), { level: 3 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}
