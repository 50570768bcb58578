import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import { policyOf } from "./security-headers.ts";

export interface PreparedFile {
  type: string;
  etag: string;
  /** Allows the inline blocks of a page. */
  policy: string;
  plain: Buffer;
  br: Promise<Buffer>;
  gzip: Promise<Buffer>;
}

/** Compresses the text in the background. */
export function preparedFile(type: string, text: string): PreparedFile {
  const plain = Buffer.from(text);
  return {
    type: `${type}; charset=utf-8`,
    etag: createHash("sha256").update(plain).digest("base64url").slice(0, 22),
    policy: policyOf(text),
    plain,
    br: promisify(brotliCompress)(plain),
    gzip: promisify(gzip)(plain),
  };
}

const encodings = ["br", "gzip"] as const;

/** Uses the browser's best compression; revalidated each time, and sent only if changed. */
export async function sendPrepared(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, etag, policy, ...contents }: PreparedFile,
): Promise<FastifyReply> {
  const accepted = acceptedBy(request);
  const encoding = encodings.find((one) => accepted.has(one));
  const tag = `"${etag}-${encoding ?? "plain"}"`;
  reply.header("Cache-Control", "no-cache").header("Vary", "Accept-Encoding").header("ETag", tag);
  reply.header("Content-Security-Policy", policy);
  if (request.headers["if-none-match"]?.includes(tag)) return reply.code(304).send();
  if (encoding) reply.header("Content-Encoding", encoding);
  return reply.type(type).send(await contents[encoding ?? "plain"]);
}

const acceptedBy = ({ headers }: FastifyRequest) =>
  new Set(
    String(headers["accept-encoding"] ?? "")
      .split(",")
      .filter((one) => !/;\s*q=0(\.0*)?\s*$/.test(one))
      .map((one) => one.split(";")[0]?.trim()),
  );
