import { expect, test } from "vitest";
import { AppError } from "#server/app-error.ts";
import {
  chunk,
  exif,
  jpeg,
  jpegWith,
  pdf,
  png,
  pngWith,
  segment,
} from "#server/test/sample-files.ts";
import { acceptedFile } from "./accepted-file.ts";

const wrongKind = "Only PDF, JPG and PNG files are allowed";
const damaged = "This file is damaged";
const problems = [wrongKind, damaged, "This file is empty"];
const problemOf = (bytes: Buffer, name: string) => {
  try {
    acceptedFile(bytes, name);
  } catch (error) {
    if (error instanceof AppError) return error.fields?.File;
    throw error;
  }
  return undefined;
};
const bytesOf = (...parts: (Buffer | string)[]) =>
  Buffer.concat(parts.map((part) => Buffer.from(part as string, "latin1")));

/** An archive of one file; readers start at its end. */
const archive = (comment = "") => {
  const end = Buffer.from(`PK\u0005\u0006${"\0".repeat(18)}`, "latin1");
  end.writeUInt16LE(comment.length, 20);
  return bytesOf("PK\u0003\u0004 payload", end, comment);
};
const film = bytesOf("\0\0\0\u0018ftypmp42 a film");
const profile = segment(0xe2, "ICC_PROFILE\0 sRGB");

test.each([
  ["a PDF", pdf, "id.pdf", "application/pdf"],
  ["a newer PDF", bytesOf(pdf).fill("2.0", 5, 8), "id.pdf", "application/pdf"],
  ["a PDF with line breaks after its end", bytesOf(pdf, "\r\n\r\n"), "id.pdf", "application/pdf"],
  [
    "a PDF that mentions an archive",
    bytesOf("%PDF-1.4\n", archive(), "%%EOF\n%%EOF"),
    "id.pdf",
    "application/pdf",
  ],
  ["a PDF named in capitals", pdf, "ID.PDF", "application/pdf"],
  ["a PDF with dots in its name", pdf, "id.v2.png.pdf", "application/pdf"],
  ["a JPEG", jpeg, "id.jpg", "image/jpeg"],
  ["a JPEG named .jpeg", jpeg, "id.jpeg", "image/jpeg"],
  ["a JPEG with a colour profile", jpegWith(profile), "id.jpg", "image/jpeg"],
  ["a JPEG with fill bytes", jpegWith(Buffer.from([0xff, 0xff]), profile), "id.jpg", "image/jpeg"],
  ["a PNG", png, "id.png", "image/png"],
  [
    "a PNG with a density",
    pngWith(chunk("pHYs", "\0\0\u000b\u0013\0\0\u000b\u0013\u0001")),
    "id.png",
    "image/png",
  ],
])("%s is accepted", (_, bytes, name, contentType) => {
  const accepted = acceptedFile(bytes, name);
  expect(accepted).toMatchObject({ contentType, fileName: name.replace(/PDF$/, "pdf") });
  expect(accepted.bytes.equals(bytes) || name.startsWith("id.jp")).toBe(true);
});

test.each([
  ["nothing", bytesOf(""), "id.pdf"],
  ["text named as a PDF", bytesOf("Hello"), "id.pdf"],
  ["a page named as a PDF", bytesOf("<html><script>alert(1)</script>%PDF-1.4 %%EOF"), "id.pdf"],
  ["a PDF named as a page", pdf, "id.html"],
  ["a PDF named as an image", pdf, "id.png"],
  ["a PDF without ending", pdf, "pdf"],
  ["a PDF with a second ending", pdf, "id.pdf.exe"],
  ["a PDF cut off", pdf.subarray(0, 100), "id.pdf"],
  ["a PDF with a page after its end", bytesOf(pdf, "<script>alert(1)</script>"), "id.pdf"],
  ["a PDF that is an archive as well", bytesOf(pdf, archive()), "id.pdf"],
  [
    "a PDF in front of an archive whose comment ends like a PDF",
    bytesOf(pdf, archive("%%EOF")),
    "id.pdf",
  ],
  ["a drawing with scripts", bytesOf("<svg xmlns='http://www.w3.org/2000/svg'/>"), "id.svg"],
  ["a drawing named as an image", bytesOf("<svg xmlns='http://www.w3.org/2000/svg'/>"), "id.png"],
  ["a program", bytesOf("MZ\u0090\0"), "id.exe"],
  ["a program named as a PDF", bytesOf("MZ\u0090\0"), "id.pdf"],
  ["a GIF named as a JPEG", bytesOf("GIF89a"), "id.jpg"],
  ["a JPEG named as a PNG", jpeg, "id.png"],
  ["a JPEG cut off", jpeg.subarray(0, -2), "id.jpg"],
  ["the start of a JPEG with a page in it", bytesOf("\xff\xd8\xff\xe0<html>"), "id.jpg"],
  ["a JPEG of a start and an end", bytesOf("\xff\xd8\xff\xd9"), "id.jpg"],
  [
    "a JPEG of a million empty segments",
    jpegWith(Buffer.alloc(4_000_000, "fffe0002", "hex")),
    "id.jpg",
  ],
  ["a PNG cut off", png.subarray(0, -4), "id.png"],
  ["a PNG without its header", bytesOf(png.subarray(0, 8), chunk("IEND")), "id.png"],
  [
    "a PNG with a chunk longer than itself",
    bytesOf(png.subarray(0, 33), "\x7f\xff\xff\xffIDAT1234"),
    "id.png",
  ],
])("%s is refused, naming the file", (_, bytes, name) => {
  expect(() => acceptedFile(bytes, name)).toThrow(AppError);
  expect(problems).toContain(problemOf(bytes, name));
});

const heic = bytesOf("\0\0\0\u0018ftypheic\0\0\0\0");

test.each([
  ["an empty file", bytesOf(""), "id.pdf", "This file is empty"],
  ["a page", bytesOf("<html>"), "id.pdf", wrongKind],
  ["another ending", pdf, "id.html", wrongKind],
  ["a PDF cut off", pdf.subarray(0, 100), "id.pdf", damaged],
  ["a JPEG cut off", jpeg.subarray(0, -2), "id.jpg", damaged],
  ["a PNG cut off", png.subarray(0, -4), "id.png", damaged],
  ["a HEIC", heic, "id.jpg", "This is a HEIC picture. Please save it as JPG"],
  [
    "a WebP",
    bytesOf("RIFF\0\0\0\0WEBPVP8 "),
    "id.jpeg",
    "This is a WebP picture. Please save it as JPG",
  ],
  [
    "an AVIF",
    bytesOf("\0\0\0\u001cftypavif"),
    "id.png",
    "This is an AVIF picture. Please save it as JPG",
  ],
])("the refusal of %s says what it is", (_, bytes, name, problem) => {
  expect(problemOf(bytes, name)).toBe(problem);
});

const mark = "\xef\xbb\xbf";

test.each([
  ["a byte order mark", bytesOf(mark, pdf)],
  ["line ends", bytesOf("\r\n\n", pdf)],
  ["a mark and a line end", bytesOf(mark, "\n", pdf)],
  ["a remark after its end", bytesOf(pdf, "% printed by a scanner\n")],
  ["1,024 bytes after its end", bytesOf(pdf.toString("latin1").trimEnd(), "x".repeat(1_024))],
])("a PDF loses %s and is accepted", (_, bytes) => {
  const stored = acceptedFile(bytes, "id.pdf").bytes;
  expect(stored.toString("latin1").trimEnd()).toBe(pdf.toString("latin1").trimEnd());
});

test.each([
  ["more than 1,024 bytes", "x".repeat(1_025)],
  ["a page", "<p>"],
  ["a script", "\n#!/bin/sh"],
  ["an archive", "PK\u0003\u0004"],
  ["a program", "MZ\u0090\0"],
])("a PDF with %s after its end is refused", (_, after) => {
  expect(problemOf(bytesOf(pdf.toString("latin1").trimEnd(), after), "id.pdf")).toBe(damaged);
});

test.each([
  ["where it was taken", jpegWith(exif(1))],
  ["a comment", jpegWith(segment(0xfe, "GPS by Thabo"))],
  [
    "other metadata",
    jpegWith(segment(0xe1, "http://ns.adobe.com/xap/1.0/\0GPS"), segment(0xed, "Photoshop GPS")),
  ],
  ["a film after its end", bytesOf(jpeg, film, "GPS")],
  ["an archive after its end", bytesOf(jpeg, archive("GPS"))],
])("a JPEG loses %s, and nothing of its image", (_, bytes) => {
  expect(acceptedFile(bytes, "id.jpg").bytes).toEqual(acceptedFile(jpeg, "id.jpg").bytes);
});

test.each(["II", "MM"] as const)("a JPEG stays the right way up (%s)", (order) => {
  const { bytes } = acceptedFile(jpegWith(exif(6, order)), "id.jpg");
  expect(bytes.includes("GPS")).toBe(false);
  expect(bytes.subarray(0, 38)).toEqual(
    Buffer.from(
      "ffd8ffe10022457869660000" + "4d4d002a00000008" + "0001011200030000000100060000" + "00000000",
      "hex",
    ),
  );
  expect(acceptedFile(bytes, "id.jpg").bytes).toEqual(bytes);
});

test("a JPEG keeps its colour profile", () => {
  expect(acceptedFile(jpegWith(profile), "id.jpg").bytes.includes("ICC_PROFILE")).toBe(true);
});

test("a PNG loses its metadata but not its image", () => {
  const texts = ["tEXt", "iTXt", "zTXt", "eXIf", "tIME", "prVt"].map((type) => chunk(type, "GPS"));
  const { bytes } = acceptedFile(bytesOf(pngWith(...texts), archive()), "id.png");
  expect(bytes).toEqual(png);
});

test.each([
  ["../../etc/passwd.pdf", "etcpasswd.pdf"],
  ["C:\\Users\\Thabo\\id.pdf", "CUsersThaboid.pdf"],
  ["exe.\u202efdp.pdf", "exe.fdp.pdf"],
  ["a\r\nSet-Cookie: x=1.pdf", "aSet-Cookie x=1.pdf"],
  [" .pdf", "document.pdf"],
  ["Zoe\u0308's CV.pdf", "Zoë's CV.pdf"],
  ["合同.pdf", "合同.pdf"],
  [`${"🙂".repeat(200)}.pdf`, `${"🙂".repeat(100)}.pdf`],
])("a file named %j is saved as %j", (given, saved) => {
  expect(acceptedFile(pdf, given).fileName).toBe(saved);
});

const jfif = "JFIF\0\u0001\u0002\u0001\0\u0048\0\u0048";
const adobe = "Adobe\0\u0064\0\0\0\0\u0001";

test.each([
  [
    "a small picture beside the density",
    jpegWith(segment(0xe0, `${jfif}\u0002\u0002HIDDEN HIDDEN`)),
    "id.jpg",
  ],
  ["what follows the colour transform", jpegWith(segment(0xee, `${adobe}HIDDEN`)), "id.jpg"],
  ["a density that is too short", jpegWith(segment(0xe0, "JFIF\0HIDDEN")), "id.jpg"],
  ["a density that is too long", pngWith(chunk("pHYs", "HIDDEN HIDDEN")), "id.png"],
  ["a background that is too long", pngWith(chunk("bKGD", "HIDDEN HIDDEN")), "id.png"],
])("%s is no part of the image that is stored", (_, bytes, name) => {
  expect(bytes.includes("HIDDEN")).toBe(true);
  expect(acceptedFile(bytes, name).bytes.includes("HIDDEN")).toBe(false);
});

test("an image keeps its density and its colour transform", () => {
  const plain = jpegWith(segment(0xe0, `${jfif}\0\0`), segment(0xee, adobe));
  const { bytes } = acceptedFile(plain, "id.jpg");
  expect([bytes.includes(jfif), bytes.includes(adobe)]).toEqual([true, true]);
});
