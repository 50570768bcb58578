import { readFileSync } from "node:fs";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import Fastify from "fastify";
import { expect, onTestFinished, test } from "vitest";
import { errorCodesOf } from "#contract/error-codes.ts";
import { operations } from "#contract/index.ts";
import { app } from "#server/test/world.ts";
import { serveApiDocs } from "./api-docs.ts";

const urls = [
  "/prod/docs",
  "/prod/docs/json",
  "/prod/docs/v1",
  "/prod/docs/v1/json",
  "/prod/docs/page.css",
  "/prod/docs/page.js",
];
const unescaped = (text: string) =>
  text.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));
const page = async () => (await app.inject("/prod/docs")).body;

test("the API page and the description contain every operation [APIAUTH-01]", async () => {
  const sections = (await page()).split("<details id=").slice(1).map(unescaped);
  const { paths } = (await app.inject("/prod/docs/json")).json();
  expect(sections).toHaveLength(operations.length);
  for (const [index, operation] of operations.entries()) {
    const { module, name, method, summary } = operation;
    const path = operation.path.replace(/:(\w+)/g, "{$1}");
    for (const shown of [`"${module}.${name}"`, `>${method}<`, `>/prod${path}<`, `>${summary}<`])
      expect(sections[index]).toContain(shown);
    for (const code of errorCodesOf(operation))
      expect(sections[index]).toContain(`<code>${code}</code>`);
    expect(paths[path][method.toLowerCase()].operationId).toBe(`${module}.${name}`);
  }
});

test.each(urls)("%s follows the app's policy and loads only its own files", async (url) => {
  const { statusCode, headers, body } = await app.inject(url);
  expect(statusCode).toBe(200);
  expect(headers["content-security-policy"]).toBe(
    (await app.inject("/health")).headers["content-security-policy"],
  );
  expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
  expect(headers["x-frame-options"]).toBe("DENY");
  expect(headers["content-type"]).toMatch(/^[a-z]+\/[a-z]+; charset=utf-8$/);
  expect(body).not.toMatch(/https?:\/\//);
});

test("the API page works under the policy, and its files are served", async () => {
  const body = await page();
  expect(body).not.toMatch(/<style|\sstyle=|\son[a-z]+=|javascript:/);
  const scripts = body.match(/<script.*?<\/script>/gs);
  expect(scripts).toEqual(['<script src="/prod/docs/page.js"></script>']);
  const named = [...body.matchAll(/(?:src|href)="(\/[^"]*)"/g)].map(([, url = ""]) => url);
  expect(named.sort()).toEqual([
    "/prod/docs/json",
    "/prod/docs/page.css",
    "/prod/docs/page.js",
    "/prod/docs/v1",
  ]);
  const ids = new Set([...body.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id));
  for (const [, target] of body.matchAll(/href="#([^"]*)"/g)) expect(ids).toContain(target);
});

test.each(urls)("%s is compressed, revalidated, and not sent again unchanged", async (url) => {
  const plain = (await app.inject(url)).body;
  for (const [encoding, decode] of [
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
  ] as const) {
    const headers = { "accept-encoding": encoding };
    const answer = await app.inject({ url, headers });
    expect(answer.headers).toMatchObject({
      "content-encoding": encoding,
      "cache-control": "no-cache",
      etag: expect.stringMatching(/^"[^"]+"$/),
    });
    expect(decode(answer.rawPayload).toString()).toBe(plain);
    const again = { ...headers, "if-none-match": String(answer.headers.etag) };
    const unchanged = await app.inject({ url, headers: again });
    expect([unchanged.statusCode, unchanged.body]).toEqual([304, ""]);
  }
});

test.each(["identity", "gzip", "br"])(
  "page and description have the same bytes each time in %s",
  async (encoding) => {
    const alone = Fastify();
    onTestFinished(() => alone.close());
    const sent: unknown[] = [];
    alone.addHook("onSend", async (_request, _reply, payload) => void sent.push(payload));
    serveApiDocs(alone, operations);
    const headers = { "accept-encoding": encoding };
    for (const url of ["/docs", "/docs", "/docs/json", "/docs/json"])
      await alone.inject({ url, headers });
    const [firstPage, secondPage, first, second] = sent;
    expect(firstPage).toBeInstanceOf(Buffer);
    expect(first).toBeInstanceOf(Buffer);
    expect([secondPage === firstPage, second === first]).toEqual([true, true]);
  },
);

test("the API page has the app's colours in either theme", () => {
  const app = readFileSync("web/styles.css", "utf8");
  const own = readFileSync("server/http/api-docs/assets/colours.css", "utf8");
  const inApp = (theme: string, name: string) =>
    new RegExp(`${name}: (#[0-9a-f]{6});`).exec(app.split(`${theme} {`)[1] ?? "")?.[1];
  const colours = [...own.matchAll(/(--[\w-]+): light-dark\((\S+), (\S+)\);/g)];
  expect(colours.length).toBeGreaterThan(10);
  for (const [, name = "", light, dark] of colours)
    expect([name, light, dark]).toEqual([name, inApp(":root", name), inApp(".dark", name)]);
});
