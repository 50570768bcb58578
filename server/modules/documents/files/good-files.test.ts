import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { chunk, exif, jpeg, jpegWith, pdf, pngWith } from "#server/test/sample-files.ts";
import { acceptedFile } from "./accepted-file.ts";

const folder = new URL("../../../test/good-files/", import.meta.url);
const written = readdirSync(folder);

/** The picture without the chunks and segments about its origin. */
const pictureOf = (name: string, bytes: Buffer) =>
  name.endsWith(".png") ? partsOf(bytes, /IDAT|PLTE|tRNS/) : bytes.subarray(bytes.indexOf(scan));
const scan = Buffer.from([0xff, 0xda]);

function partsOf(png: Buffer, wanted: RegExp) {
  const parts: Buffer[] = [];
  for (let at = 8; at < png.length; at += png.readUInt32BE(at) + 12)
    if (wanted.test(png.toString("latin1", at + 4, at + 8)))
      parts.push(png.subarray(at, at + png.readUInt32BE(at) + 12));
  return Buffer.concat(parts);
}

test("the samples have at least 60 files of every accepted kind", () => {
  expect(written.length).toBeGreaterThanOrEqual(60);
  const endings = new Set(written.map((name) => name.slice(name.lastIndexOf(".") + 1)));
  expect([...endings].toSorted()).toEqual(["jpeg", "jpg", "pdf", "png"]);
});

test.each(written)("%s is accepted, and what it shows stays as it is", (name) => {
  const bytes = readFileSync(new URL(name, folder));
  const accepted = acceptedFile(bytes, name);
  if (name.endsWith(".pdf")) expect(accepted.bytes.equals(bytes)).toBe(true);
  else expect(pictureOf(name, accepted.bytes)).toEqual(pictureOf(name, bytes));
  // A stored file can be stored again unchanged.
  expect(acceptedFile(accepted.bytes, accepted.fileName).bytes.equals(accepted.bytes)).toBe(true);
});

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  "a photo in way %i of eight is accepted in both orders",
  (way) => {
    for (const order of ["II", "MM"] as const)
      expect(acceptedFile(jpegWith(exif(way, order)), "id.jpg").bytes.includes("GPS")).toBe(false);
  },
);

test.each([
  ["a form that was filled in and saved again", Buffer.concat([pdf, pdf.subarray(9)]), "form.pdf"],
  ["a phone's photo with a film after it", Buffer.concat([jpeg, Buffer.from("ftypmp42")]), "a.jpg"],
  ["a drawing with an author", pngWith(chunk("tEXt", "Author\0Thandi")), "plan.png"],
  ["a name of another script", pdf, "Идентификация.pdf"],
  ["a name of 300 letters", pdf, `${"x".repeat(296)}.pdf`],
])("%s is accepted", (_, bytes, name) => {
  expect(acceptedFile(bytes, name).bytes.length).toBeGreaterThan(0);
});
