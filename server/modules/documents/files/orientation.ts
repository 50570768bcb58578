const header = Buffer.from("Exif\0\0", "latin1");
const orientationTag = 0x0112;

/** An orientation from 2 to 8 in this JPEG segment; undefined for the usual one. */
export function orientationOf({ marker, bytes }: { marker: number; bytes: Buffer }) {
  if (marker !== 0xe1 || !bytes.subarray(4, 10).equals(header)) return undefined;
  const tiff = bytes.subarray(10);
  const isLittle = tiff.toString("latin1", 0, 2) === "II";
  const number = (at: number, size: 2 | 4): number => {
    if (at + size > tiff.length) return 0;
    return isLittle ? tiff.readUIntLE(at, size) : tiff.readUIntBE(at, size);
  };
  const directory = number(4, 4);
  const count = number(directory, 2);
  for (let entry = 0; entry < count; entry++) {
    const at = directory + 2 + 12 * entry;
    if (at + 12 > tiff.length) return undefined;
    if (number(at, 2) !== orientationTag) continue;
    const value = number(at + 8, 2);
    return value >= 2 && value <= 8 ? value : undefined;
  }
  return undefined;
}

export function orientationSegment(orientation: number): Buffer {
  const tiff = Buffer.from("4d4d002a00000008000101120003000000010000000000000000", "hex");
  tiff.writeUInt16BE(orientation, 18);
  const segment = Buffer.concat([Buffer.from([0xff, 0xe1, 0, 0]), header, tiff]);
  segment.writeUInt16BE(segment.length - 2, 2);
  return segment;
}
