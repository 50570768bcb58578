import { wrongKind } from "#contract/rules/file.ts";
import { AppError } from "#server/app-error.ts";
import { plainJpeg } from "./jpeg.ts";
import { plainPdf } from "./pdf.ts";
import { plainPng } from "./png.ts";

export interface AcceptedFile {
  bytes: Buffer;
  /** The name for downloads. */
  fileName: string;
  contentType: string;
}

interface Kind {
  contentType: string;
  /** The first bytes of every such file, as Latin 1. */
  beginning: RegExp;
  /** Null unless the file is a whole one. */
  plain: (bytes: Buffer) => Buffer | null;
}

const jpeg = { contentType: "image/jpeg", beginning: /^\xff\xd8\xff/, plain: plainJpeg };

/** By file ending. */
const kinds: Record<string, Kind> = {
  pdf: { contentType: "application/pdf", beginning: /^(?:\xef\xbb\xbf)?\s*%PDF-/, plain: plainPdf },
  png: { contentType: "image/png", beginning: /^\x89PNG/, plain: plainPng },
  jpg: jpeg,
  jpeg,
};

const damaged = "This file is damaged";

/** Pictures that phones and browsers save under an ending of another kind. */
const otherPictures: readonly (readonly [name: string, beginning: RegExp])[] = [
  ["a HEIC", /^.{4}ftyp(?:hei[cfmsx]|hev[cmsx]|mif1|msf1)/s],
  ["an AVIF", /^.{4}ftypavi[fs]/s],
  ["a WebP", /^RIFF.{4}WEBP/s],
];

/**
 * Checks a file by its ending and strips an image's metadata. Throws `invalid_request` for a mismatch, whatever type
 * the browser sent.
 */
export function acceptedFile(given: Uint8Array, name: string): AcceptedFile {
  const dot = name.lastIndexOf(".");
  const ending = name.slice(dot + 1).toLowerCase();
  const kind = dot < 0 ? undefined : kinds[ending];
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.length);
  const plain = kind?.plain(bytes);
  if (!kind || !plain) throw refusal(problemOf(bytes, kind));
  const fileName = `${stemOf(name.slice(0, dot))}.${ending}`;
  return { bytes: plain, fileName, contentType: kind.contentType };
}

/** Why a file is refused; `kind` is the one of its ending. */
function problemOf(bytes: Buffer, kind: Kind | undefined): string {
  if (!kind) return wrongKind;
  if (bytes.length === 0) return "This file is empty";
  const start = bytes.toString("latin1", 0, 64);
  const [picture] = otherPictures.find(([, beginning]) => beginning.test(start)) ?? [];
  if (picture) return `This is ${picture} picture. Please save it as JPG`;
  return kind.beginning.test(start) ? damaged : wrongKind;
}

const refusal = (message: string) =>
  new AppError("invalid_request", { message, fields: { File: message } });

/** A name without a path or invisible characters, valid in every file system. */
export function stemOf(name: string): string {
  const visible = name
    .normalize("NFC")
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}/\\:*?"<>|]/gu, "")
    .replaceAll(/^[.\s]+|[.\s]+$/g, "");
  return [...visible].slice(0, 100).join("") || "document";
}
