import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";

/** The values of the placeholders in the built files, known once the server has its configuration. */
export interface FilledIn {
  publicUrl: string;
  supportEmail: string;
}

const markers: Record<keyof FilledIn, string> = {
  publicUrl: "https://public-url.invalid",
  supportEmail: "support@support-email.invalid",
};
const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".xml": "application/xml; charset=utf-8",
};

/** A file as it is sent: filled in, and compressed once. */
export interface FilledFile {
  type: string;
  etag: string;
  plain: Buffer;
  br: Buffer;
  gzip: Buffer;
}

/** Reads the pages and texts at the top of a folder and fills them in; by name. */
export function readFilledFiles(folder: string, values: FilledIn): Map<string, FilledFile> {
  const names = readdirSync(folder).filter((name) => path.extname(name) in types);
  return new Map(
    names.map((name) => [name, prepared(name, filled(path.join(folder, name), values))]),
  );
}

function filled(file: string, values: FilledIn): string {
  let text = readFileSync(file, "utf8");
  for (const key of ["publicUrl", "supportEmail"] as const)
    text = text.replaceAll(markers[key], () => escaped(values[key]));
  return text;
}

/** Escaped for text and attributes of HTML and XML. */
const escaped = (value: string) => value.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

function prepared(name: string, text: string): FilledFile {
  const plain = Buffer.from(text);
  return {
    type: types[path.extname(name)] ?? "",
    etag: createHash("sha256").update(plain).digest("base64url").slice(0, 22),
    plain,
    br: brotliCompressSync(plain),
    gzip: gzipSync(plain, { level: 9 }),
  };
}

const encodings = ["br", "gzip"] as const;

/** Sends a file with the best compression that the browser accepts; revalidated each time, and sent again only if it has changed. */
export function sendFilled(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, etag, ...contents }: FilledFile,
): FastifyReply {
  const accepted = acceptedBy(request);
  const encoding = encodings.find((one) => accepted.has(one));
  const tag = `"${etag}-${encoding ?? "plain"}"`;
  reply.header("Cache-Control", "no-cache").header("Vary", "Accept-Encoding").header("ETag", tag);
  if (request.headers["if-none-match"]?.includes(tag)) return reply.code(304).send();
  if (encoding) reply.header("Content-Encoding", encoding);
  return reply.type(type).send(contents[encoding ?? "plain"]);
}

const acceptedBy = ({ headers }: FastifyRequest) =>
  new Set(
    String(headers["accept-encoding"] ?? "")
      .split(",")
      .filter((one) => !/;\s*q=0(\.0*)?\s*$/.test(one))
      .map((one) => one.split(";")[0]?.trim()),
  );
