import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";

interface InlineBlocks {
  scripts: string;
  styles: string;
}

/** Scripts, images and calls of this server only, and the page's own inline blocks. */
const contentSecurityPolicy = ({ scripts, styles }: InlineBlocks) =>
  [
    "default-src 'self'",
    `script-src 'self'${scripts}`,
    `style-src 'self'${styles}`,
    // The interface positions some parts by inline styles.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    // A document's preview is fetched like any call; no address can be framed.
    "frame-src blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join(";");

/** The policy of a page that runs its inline blocks by their hashes, none other. */
export const policyOf = (html: string): string =>
  contentSecurityPolicy({
    scripts: hashesOf(html.matchAll(/<script>(.*?)<\/script>/gs)),
    styles: hashesOf(html.matchAll(/<style>(.*?)<\/style>/gs)),
  });

const hashesOf = (blocks: Iterable<RegExpMatchArray>): string =>
  Array.from(blocks, ([, block = ""]) => {
    const hash = createHash("sha256").update(block).digest("base64");
    return ` 'sha256-${hash}'`;
  }).join("");

/** Never built per response. */
const securityHeaders = {
  "content-security-policy": policyOf(""),
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "origin-agent-cluster": "?1",
  "referrer-policy": "no-referrer",
  "strict-transport-security": "max-age=31536000; includeSubDomains",
  "x-content-type-options": "nosniff",
  "x-dns-prefetch-control": "off",
  "x-download-options": "noopen",
  "x-frame-options": "DENY",
  "x-permitted-cross-domain-policies": "none",
  "x-xss-protection": "0",
};

/** On every response, whatever becomes of it. */
export function sendSecurityHeaders(app: FastifyInstance): void {
  app.addHook("onRequest", async (_request, reply) => {
    reply.headers(securityHeaders);
  });
}
