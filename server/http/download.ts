import { z } from "zod";
import type { SentFile } from "./handler.ts";

export const downloadHeaders = (file: SentFile) => ({
  ...fileHeaders(file),
  "Content-Length": String(file.sizeBytes),
});

/** Saved under its name or shown as its type; never executed by the browser, never stored by a proxy. */
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

/** For every browser, with an ASCII form for old ones (RFC 6266). */
function dispositionOf(disposition: "inline" | "attachment", fileName: string): string {
  const plain = fileName.normalize("NFKD").replaceAll(/[^\x20-\x7e]|["\\%]/g, "");
  const encoded = encodeURIComponent(fileName).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${disposition}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/** Restores the contract's letter case of names (AMB-185). */
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
