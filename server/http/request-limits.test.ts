import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { FastifyInstance } from "fastify";
import { expect, onTestFinished, test } from "vitest";
import { buildApp } from "#server/app.ts";
import { newTenant, services } from "#server/test/world.ts";
import type { RequestLimits } from "./request-limits.ts";

async function limited(requestLimits: Partial<RequestLimits>, webDir?: string) {
  const app = await buildApp({ services, requestLimits, ...(webDir && { webDir }) });
  onTestFinished(() => app.close());
  return app;
}

const ask = (app: FastifyInstance, token?: string, remoteAddress = "198.51.100.7") =>
  app.inject({
    url: "/prod/secure/tenant/get-tenant",
    remoteAddress,
    ...(token && { headers: { authorization: `Bearer ${token}` } }),
  });
const statuses = async (asked: readonly (() => ReturnType<typeof ask>)[]) => {
  const found: number[] = [];
  for (const one of asked) found.push((await one()).statusCode);
  return found;
};

test("a stranger who calls too often learns how long to wait", async () => {
  const app = await limited({ callsPerMinute: 2 });
  expect(await statuses([() => ask(app), () => ask(app)])).toEqual([401, 401]);
  const refused = await ask(app);
  expect(refused.statusCode).toBe(429);
  expect(refused.headers["retry-after"]).toMatch(/^[1-9]\d?$/);
  expect((await ask(app, undefined, "198.51.100.8")).statusCode).toBe(401);
});

test("colleagues behind one address have limits of their own", async () => {
  const app = await limited({ callsPerMinute: 2 });
  const { owner, newEmployee } = await newTenant();
  const colleague = await newEmployee();
  const stranger = () => ask(app);
  expect(await statuses([stranger, stranger, stranger])).toEqual([401, 401, 429]);
  const asOwner = () => ask(app, owner.token);
  expect(await statuses([asOwner, asOwner, asOwner])).toEqual([200, 200, 429]);
  const asColleague = () => ask(app, colleague.token);
  expect(await statuses([asColleague, asColleague, asColleague])).toEqual([200, 200, 429]);
});

test("a person who calls too often has to wait at every address", async () => {
  const app = await limited({ callsPerMinute: 2 });
  const { owner } = await newTenant();
  const from = (address: string) => () => ask(app, owner.token, address);
  expect(
    await statuses([from("198.51.100.7"), from("198.51.100.8"), from("198.51.100.9")]),
  ).toEqual([200, 200, 429]);
});

test("made-up tokens count to the address they come from", async () => {
  const app = await limited({ callsPerMinute: 2 });
  const { owner } = await newTenant();
  const forged = (letter: string) => () =>
    ask(app, `${owner.token.slice(0, -6)}${letter.repeat(6)}`);
  expect(await statuses([forged("a"), forged("b"), forged("c")])).toEqual([401, 401, 429]);
});

const filled = ["index", "signin", "signup", "landing", "terms", "privacy"];

async function webFolder() {
  const webDir = await mkdtemp(path.join(tmpdir(), "baton-web-"));
  onTestFinished(() => rm(webDir, { recursive: true }));
  await mkdir(path.join(webDir, "assets"));
  const names = [...filled.map((name) => `${name}.html`), "robots.txt", "sitemap.xml"];
  for (const name of [...names, "assets/app-1.js"]) await writeFile(path.join(webDir, name), name);
  return webDir;
}

test("calls and files have separate limits at an address", async () => {
  const app = await limited({ callsPerMinute: 1, filesPerMinute: 3 }, await webFolder());
  const file = (url: string) => () => app.inject({ url, remoteAddress: "198.51.100.7" });
  const call = () => ask(app);
  expect(
    await statuses([
      file("/"),
      call,
      file("/assets/app-1.js"),
      call,
      file("/superadmin/dashboard"),
    ]),
  ).toEqual([200, 401, 200, 429, 200]);
  for (const url of ["/", "/signin", "/assets/app-1.js", "/superadmin/dashboard", "/nothing.txt"])
    expect((await file(url)()).statusCode).toBe(429);
});

test("a call counts as a call however its path is written", async () => {
  const app = await limited({ callsPerMinute: 1, filesPerMinute: 100 }, await webFolder());
  const at = (url: string) => () => app.inject({ url, remoteAddress: "198.51.100.7" });
  expect(
    await statuses([
      at("/prod/secure/tenant/get-tenant"),
      at("/%70rod/secure/tenant/get-tenant"),
      at("/prod/secure/tenant/get-tenant/"),
      at("/prod/nothing"),
    ]),
  ).toEqual([401, 429, 429, 429]);
});
