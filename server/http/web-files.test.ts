import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildApp } from "#server/app.ts";
import { services } from "#server/test/world.ts";

let webDir: string;
let app: FastifyInstance;
beforeAll(async () => {
  webDir = await mkdtemp(path.join(tmpdir(), "baton-web-"));
  await mkdir(path.join(webDir, "assets"));
  await writeFile(path.join(webDir, "index.html"), "<title>Baton HR</title>");
  await writeFile(path.join(webDir, "assets/app-1.js"), "plain");
  await writeFile(path.join(webDir, "assets/app-1.js.br"), "small");
  app = await buildApp({ services, webDir });
});
afterAll(async () => {
  await app.close();
  await rm(webDir, { recursive: true });
});

test.each(["/", "/signin", "/superadmin/leave/management?page=2"])(
  "%s is a screen: the app's page is answered, and asked for again the next time",
  async (url) => {
    const answer = await app.inject(url);
    expect([answer.statusCode, answer.body]).toEqual([200, "<title>Baton HR</title>"]);
    expect(answer.headers["cache-control"]).toBe("no-cache");
  },
);

test("a screen can be asked for by HEAD", async () => {
  expect((await app.inject({ method: "HEAD", url: "/signin" })).statusCode).toBe(200);
});

test("a file is sent as it was compressed at build, and kept for a year", async () => {
  const headers = { "accept-encoding": "br" };
  const answer = await app.inject({ url: "/assets/app-1.js", headers });
  expect([answer.statusCode, answer.body]).toEqual([200, "small"]);
  expect(answer.headers["content-encoding"]).toBe("br");
  expect(answer.headers["cache-control"]).toContain("immutable");
});

test.each(["/assets/gone-2.js", "/favicon.ico"])(
  "%s is no screen but a file that is not there",
  async (url) => {
    expect((await app.inject(url)).statusCode).toBe(404);
  },
);

test("below the API's path nothing is a screen", async () => {
  const answer = await app.inject("/prod/nothing");
  expect([answer.statusCode, answer.json().code]).toEqual([404, "not_found"]);
});

test("only what the server serves itself may run in the browser", async () => {
  const { headers } = await app.inject("/signin");
  const policy = String(headers["content-security-policy"]);
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain("unsafe-eval");
});
