import { z } from "zod";
import type { SentFile } from "./handler.ts";

export const downloadHeaders = (file: SentFile) => ({
  ...fileHeaders(file),
  "Content-Length": String(file.sizeBytes),
});

/**
 * The headers of a file that is saved under its name or shown as what it is, never run by the browser, and stored by no
 * proxy.
 */
export const fileHeaders = ({
  fileName,
  contentType,
  isShown,
}: Pick<SentFile, "fileName" | "contentType" | "isShown">) => ({
  "Content-Type": contentType,
  "Content-Disposition": dispositionOf(isShown ? "inline" : "attachment", fileName),
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
  "X-Content-Type-Options": "nosniff",
  "Cache-Control": "private, no-store",
});

/** The name as every browser understands it, and for old ones without what is not ASCII (RFC 6266). */
function dispositionOf(disposition: "inline" | "attachment", fileName: string): string {
  const plain = fileName.normalize("NFKD").replaceAll(/[^\x20-\x7e]|["\\%]/g, "");
  const encoded = encodeURIComponent(fileName).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${disposition}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/** A query whose names are in another letter case than the contract's, in the contract's (AMB-185). */
export function inLetterCase(schema: z.ZodType | undefined, query: unknown): unknown {
  if (!(schema instanceof z.ZodObject) || typeof query !== "object" || query === null) return query;
  const names = new Map(Object.keys(schema.shape).map((name) => [name.toLowerCase(), name]));
  const renamed = Object.entries(query).map(([name, value]) => [
    names.get(name.toLowerCase()) ?? name,
    value,
  ]);
  const isUnambiguous = new Set(renamed.map(([name]) => name)).size === renamed.length;
  return isUnambiguous ? Object.fromEntries(renamed) : query;
}
