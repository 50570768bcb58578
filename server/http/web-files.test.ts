import { createHash } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildApp } from "#server/app.ts";
import { services } from "#server/test/world.ts";

const filledIn = { publicUrl: "https://hr.example.com", supportEmail: `o'neil&"<b>@example.com` };
const inline = { theme: "setTheme();", start: "\nstart();\n", styles: "body{color:red}" };
const screenEnd = `<style>${inline.styles}</style><script>${inline.theme}</script><script src="/x.js"></script><script>${inline.start}</script>`;
const files: Record<string, string> = {
  "index.html": `<title>Baton HR</title><meta content="support@support-email.invalid">${screenEnd}`,
  "signin.html": "<h1>Sign In</h1>",
  "signup.html": "<h1>Sign Up</h1>",
  "landing.html": '<h1>Landing</h1><link href="https://public-url.invalid/">',
  "terms.html": '<h1>Terms</h1><a href="mailto:support@support-email.invalid">',
  "privacy.html": "<h1>Privacy</h1>",
  "robots.txt": "Sitemap: https://public-url.invalid/sitemap.xml",
  "sitemap.xml": "<loc>https://public-url.invalid/terms</loc>",
  "theme.js": "theme",
  "assets/app-1.js": "plain",
  "assets/app-1.js.br": "small",
};

let webDir: string;
let app: FastifyInstance;
beforeAll(async () => {
  webDir = await mkdtemp(path.join(tmpdir(), "baton-web-"));
  await mkdir(path.join(webDir, "assets"));
  for (const [name, content] of Object.entries(files))
    await writeFile(path.join(webDir, name), content);
  const config = { ...services.config, ...filledIn };
  app = await buildApp({ services: { ...services, config }, webDir });
});
afterAll(async () => {
  await app.close();
  await rm(webDir, { recursive: true });
});

const escapedEmail = "o&#39;neil&#38;&#34;&#60;b&#62;@example.com";

test.each(["/forgot-password", "/superadmin/leave/management?page=2", "/support", "/nowhere"])(
  "%s is a screen, served as the app's revalidated page",
  async (url) => {
    const answer = await app.inject(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe(`<title>Baton HR</title><meta content="${escapedEmail}">${screenEnd}`);
    expect(answer.headers["cache-control"]).toBe("no-cache");
    expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
  },
);

test.each([
  ["/", '<h1>Landing</h1><link href="https://hr.example.com/">', "text/html"],
  ["/?utm=x", '<h1>Landing</h1><link href="https://hr.example.com/">', "text/html"],
  ["/terms", `<h1>Terms</h1><a href="mailto:${escapedEmail}">`, "text/html"],
  ["/privacy", "<h1>Privacy</h1>", "text/html"],
  ["/signin", "<h1>Sign In</h1>", "text/html"],
  ["/signup", "<h1>Sign Up</h1>", "text/html"],
  ["/robots.txt", "Sitemap: https://hr.example.com/sitemap.xml", "text/plain"],
  ["/sitemap.xml", "<loc>https://hr.example.com/terms</loc>", "application/xml"],
])(
  "%s is a page with the server's addresses filled in [LAND-01, ROUTE-02, AMB-046]",
  async (url, body, type) => {
    const answer = await app.inject(url);
    expect([answer.statusCode, answer.body]).toEqual([200, body]);
    expect(answer.headers["content-type"]).toContain(type);
    expect(answer.headers["cache-control"]).toBe("no-cache");
  },
);

test.each([
  ["gzip, deflate, br", "br"],
  ["gzip", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["identity", undefined],
])("a page has the best compression for a browser accepting %s", async (accepted, encoding) => {
  const answer = await app.inject({ url: "/", headers: { "accept-encoding": accepted } });
  const decoded = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ""];
  const body = decoded ? decoded(answer.rawPayload) : answer.rawPayload;
  expect(body.toString()).toContain("<h1>Landing</h1>");
  expect(answer.headers["content-encoding"]).toBe(encoding);
  expect(answer.headers.vary).toContain("Accept-Encoding");
});

test("a page that has not changed is not sent again", async () => {
  const { etag } = (await app.inject("/")).headers;
  const again = await app.inject({ url: "/", headers: { "if-none-match": String(etag) } });
  expect([again.statusCode, again.body]).toEqual([304, ""]);
  const other = await app.inject({ url: "/terms", headers: { "if-none-match": String(etag) } });
  expect(other.statusCode).toBe(200);
});

test.each(["/signin", "/"])("%s can be asked for by HEAD", async (url) => {
  expect((await app.inject({ method: "HEAD", url })).statusCode).toBe(200);
});

test("a compressed file is sent and cached for a year", async () => {
  const headers = { "accept-encoding": "br" };
  const answer = await app.inject({ url: "/assets/app-1.js", headers });
  expect([answer.statusCode, answer.body]).toEqual([200, "small"]);
  expect(answer.headers["content-encoding"]).toBe("br");
  expect(answer.headers["cache-control"]).toContain("immutable");
});

test("a file whose name does not change is revalidated each time", async () => {
  const answer = await app.inject("/theme.js");
  expect([answer.statusCode, answer.headers["cache-control"]]).toEqual([200, "no-cache"]);
});

test.each(["/assets/gone-2.js", "/favicon.ico", "/landing.html", "/index.html", "/.%2Findex.html"])(
  "%s is no screen but a file that is not there [NOTFOUND-01]",
  async (url) => {
    const answer = await app.inject(url);
    expect([answer.statusCode, answer.body]).toEqual([404, "Not found"]);
    expect(answer.headers["content-type"]).toBe("text/plain; charset=utf-8");
  },
);

test("a web app requires a folder with the public pages", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "baton-web-"));
  await writeFile(path.join(folder, "index.html"), "");
  await expect(buildApp({ services, webDir: folder })).rejects.toThrow("The web app is not built");
  await rm(folder, { recursive: true });
});

test("no path below the API's is a screen", async () => {
  const answer = await app.inject("/prod/nothing");
  expect([answer.statusCode, answer.json().code]).toEqual([404, "not_found"]);
});

const policyAt = async (url: string) => {
  const { headers } = await app.inject(url);
  return String(headers["content-security-policy"]).split(";");
};
const hashOf = (block: string) => `'sha256-${createHash("sha256").update(block).digest("base64")}'`;

test.each(["/signin", "/terms", "/theme.js", "/prod/nothing"])(
  "%s allows only scripts and styles from the server itself",
  async (url) => {
    const policy = await policyAt(url);
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "frame-ancestors 'none'",
      ]),
    );
    expect(policy.join()).not.toMatch(/sha256|unsafe-eval/);
  },
);

test("a screen's page also allows exactly its own inline blocks", async () => {
  const policy = await policyAt("/superadmin/dashboard");
  const { theme, start, styles } = inline;
  expect(policy).toContain(`script-src 'self' ${hashOf(theme)} ${hashOf(start)}`);
  expect(policy).toContain(`style-src 'self' ${hashOf(styles)}`);
  expect(policy.join()).not.toContain(hashOf(`${theme} `));
});
