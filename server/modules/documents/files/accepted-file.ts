import { AppError } from "#server/app-error.ts";
import { plainJpeg } from "./jpeg.ts";
import { isPdf } from "./pdf.ts";
import { plainPng } from "./png.ts";

export interface AcceptedFile {
  bytes: Buffer;
  /** The name for downloads. */
  fileName: string;
  contentType: string;
}

/** The content type and the check of each file ending. */
const kinds: Record<string, [contentType: string, plain: (bytes: Buffer) => Buffer | null]> = {
  pdf: ["application/pdf", (bytes) => (isPdf(bytes) ? bytes : null)],
  png: ["image/png", plainPng],
  jpg: ["image/jpeg", plainJpeg],
  jpeg: ["image/jpeg", plainJpeg],
};

const refusal = "Only PDF, JPG and PNG files are allowed";

/**
 * Checks a file by its ending and strips an image's metadata. Throws `invalid_request` for a mismatch, whatever type
 * the browser sent.
 */
export function acceptedFile(given: Uint8Array, name: string): AcceptedFile {
  const dot = name.lastIndexOf(".");
  const ending = name.slice(dot + 1).toLowerCase();
  const [contentType = "", plain] = kinds[ending] ?? [];
  const bytes = plain?.(Buffer.from(given.buffer, given.byteOffset, given.length));
  if (!bytes || dot < 0)
    throw new AppError("invalid_request", { message: refusal, fields: { File: refusal } });
  return { bytes, fileName: `${stemOf(name.slice(0, dot))}.${ending}`, contentType };
}

/** A name without a path or invisible characters, valid in every file system. */
export function stemOf(name: string): string {
  const visible = name
    .normalize("NFC")
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}/\\:*?"<>|]/gu, "")
    .replaceAll(/^[.\s]+|[.\s]+$/g, "");
  return [...visible].slice(0, 100).join("") || "document";
}
