import { crc32 } from "node:zlib";

const be16 = (value: number) => Buffer.from([value >> 8, value & 0xff]);
const be32 = (value: number) => Buffer.concat([be16(value >>> 16), be16(value & 0xffff)]);

/** Two red pixels, in a browser's encoding. */
export const jpeg = Buffer.from(
  "/9j/4AAQSkZJRgABAQAAAQABAAD/4gHYSUNDX1BST0ZJTEUAAQEAAAHIAAAAAAQwAABtbnRyUkdCIFhZWiAH4AABAA" +
    "EAAAAAAABhY3NwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAA9tYAAQAAAADTLQAAAAAAAAAAAAAAAAAAAAAA" +
    "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAlkZXNjAAAA8AAAACRyWFlaAAABFAAAABRnWFlaAAABKA" +
    "AAABRiWFlaAAABPAAAABR3dHB0AAABUAAAABRyVFJDAAABZAAAAChnVFJDAAABZAAAAChiVFJDAAABZAAAAChjcHJ0" +
    "AAABjAAAADxtbHVjAAAAAAAAAAEAAAAMZW5VUwAAAAgAAAAcAHMAUgBHAEJYWVogAAAAAAAAb6IAADj1AAADkFhZWi" +
    "AAAAAAAABimQAAt4UAABjaWFlaIAAAAAAAACSgAAAPhAAAts9YWVogAAAAAAAA9tYAAQAAAADTLXBhcmEAAAAAAAQA" +
    "AAACZmYAAPKnAAANWQAAE9AAAApbAAAAAAAAAABtbHVjAAAAAAAAAAEAAAAMZW5VUwAAACAAAAAcAEcAbwBvAGcAbA" +
    "BlACAASQBuAGMALgAgADIAMAAxADb/2wBDACgcHiMeGSgjISMtKygwPGRBPDc3PHtYXUlkkYCZlo+AjIqgtObDoKra" +
    "rYqMyP/L2u71////m8H////6/+b9//j/2wBDASstLTw1PHZBQXb4pYyl+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+P" +
    "j4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj/wAARCAABAAIDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAT/" +
    "xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAABAX/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9" +
    "oADAMBAAIRAxEAPwCUAdYf/9k=",
  "base64",
);

/** Two red pixels, in a browser's encoding. */
export const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAYAAAD0In+KAAAAD0lEQVR4AWL6z8DwH4QBAAAA///agZIkAAAABklEQV" +
    "QDABIJA/9FjHO7AAAAAElFTkSuQmCC",
  "base64",
);

/** A real PDF of one empty page; more may be appended. */
export const pdf = Buffer.from(
  `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj
trailer<</Root 1 0 R>>
%%EOF
`,
);

export const segment = (marker: number, content: Buffer | string) => {
  const bytes = Buffer.from(content as string, "latin1");
  return Buffer.concat([Buffer.from([0xff, marker]), be16(bytes.length + 2), bytes]);
};

export const chunk = (type: string, content: Buffer | string = "") => {
  const bytes = Buffer.from(content as string, "latin1");
  const named = Buffer.concat([Buffer.from(type, "latin1"), bytes]);
  return Buffer.concat([be32(bytes.length), named, be32(crc32(named))]);
};

/** A camera's metadata: the orientation, and the place. */
export const exif = (orientation: number, order: "II" | "MM" = "MM") => {
  const number = (value: number, bytes: 2 | 4) => {
    const be = bytes === 2 ? be16(value) : be32(value);
    return order === "II" ? Buffer.from(be).reverse() : be;
  };
  const entry = (tag: number, value: number) =>
    Buffer.concat([number(tag, 2), number(3, 2), number(1, 4), number(value, 2), number(0, 2)]);
  const directory = [number(2, 2), entry(0x0100, 2), entry(0x0112, orientation), number(0, 4)];
  const tiff = [Buffer.from(order), number(42, 2), number(8, 4), ...directory];
  return segment(
    0xe1,
    Buffer.concat([Buffer.from("Exif\0\0"), ...tiff, Buffer.from("GPS -26.2041, 28.0473")]),
  );
};

/** With these segments after its start. */
export const jpegWith = (...segments: Buffer[]) =>
  Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);

/** With these chunks after its header. */
export const pngWith = (...chunks: Buffer[]) =>
  Buffer.concat([png.subarray(0, 33), ...chunks, png.subarray(33)]);
