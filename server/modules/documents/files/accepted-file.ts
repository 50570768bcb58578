import { AppError } from "#server/app-error.ts";
import { plainJpeg } from "./jpeg.ts";
import { isPdf } from "./pdf.ts";
import { plainPng } from "./png.ts";

interface AcceptedFile {
  bytes: Buffer;
  fileName: string;
  contentType: string;
}

/** By the file's ending: what it is, if its bytes are. */
const kinds: Record<string, [contentType: string, plain: (bytes: Buffer) => Buffer | null]> = {
  pdf: ["application/pdf", (bytes) => (isPdf(bytes) ? bytes : null)],
  png: ["image/png", plainPng],
  jpg: ["image/jpeg", plainJpeg],
  jpeg: ["image/jpeg", plainJpeg],
};

const refusal = "Only PDF, JPG and PNG files are allowed";

/**
 * The file as it is stored: its bytes are what its ending says, and images have lost their metadata. Throws `invalid_request`
 * for any other file, whatever the browser said of its type.
 */
export function acceptedFile(given: Buffer, name: string): AcceptedFile {
  const dot = name.lastIndexOf(".");
  const ending = name.slice(dot + 1).toLowerCase();
  const [contentType = "", plain] = kinds[ending] ?? [];
  const bytes = plain?.(given);
  if (!bytes || dot < 0)
    throw new AppError("invalid_request", { message: refusal, fields: { File: refusal } });
  return { bytes, fileName: `${stemOf(name.slice(0, dot))}.${ending}`, contentType };
}

/** A name that every file system stores and that shows as it is: no path, and no characters that are not seen. */
export function stemOf(name: string): string {
  const visible = name
    .normalize("NFC")
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}/\\:*?"<>|]/gu, "")
    .replaceAll(/^[.\s]+|[.\s]+$/g, "");
  return [...visible].slice(0, 100).join("") || "document";
}
