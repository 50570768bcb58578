import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import type { FastifyInstance } from "fastify";
import { expect, onTestFinished, test } from "vitest";
import { api } from "#contract/index.ts";
import { basePath, buildApp } from "#server/app.ts";
import { eventually } from "#server/test/eventually.ts";
import { loggedApp } from "#server/test/logged-app.ts";
import { database, newTenant, services } from "#server/test/world.ts";

const portOf = (app: FastifyInstance) => (app.server.address() as AddressInfo).port;

test("a database error is logged without stored values", async () => {
  const { logger, lines } = await loggedApp();
  const { tenantId } = await newTenant();
  const planted = "planted-value-8123";
  const failing = [
    database.inTenant(tenantId, (tx) =>
      tx.insertInto("tenants").values({ id: tenantId, domainName: planted }).execute(),
    ),
    database.inTenant(tenantId, (tx) =>
      tx
        .selectFrom("employees")
        .where("tenantId", "=", tenantId)
        .where("id", "=", planted as never)
        .select("id")
        .execute(),
    ),
  ];
  for (const { reason: error } of (await Promise.allSettled(failing)) as PromiseRejectedResult[]) {
    logger.error(error);
    logger.warn(error, "Something failed.");
    logger.error({ err: new Error("wrapped", { cause: error }) });
  }
  expect(lines).toHaveLength(6);
  expect(lines.join("")).not.toContain(planted);
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({
    msg: "The database refused a statement.",
    // A sharded database adds a shard's number.
    err: {
      type: "database",
      code: "23505",
      constraint: expect.stringMatching(/^tenants_pkey(_\d+)?$/),
      table: expect.stringMatching(/^tenants(_\d+)?$/),
    },
  });
});

test("a request is logged in one line, without its address or token", async () => {
  const { app, lines } = await loggedApp();
  const { owner, tenantId } = await newTenant();
  const ask = (remoteAddress: string) =>
    app.inject({
      url: basePath + api.tenant.getTenant.path,
      headers: { authorization: `Bearer ${owner.token}` },
      remoteAddress,
    });
  for (const address of ["203.0.113.9", "203.0.113.9", "203.0.113.10"]) await ask(address);
  const done = () =>
    lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === "request completed");
  await eventually(() => expect(done()).toHaveLength(3));
  for (const { req, res } of done()) {
    expect(req).toMatchObject({ method: "GET", path: basePath + api.tenant.getTenant.path });
    expect(res).toMatchObject({ statusCode: 200, tenantId, actor: owner.employeeId });
  }
  expect(lines).toHaveLength(3);
  const [first, second, third] = done().map(({ res }) => res.address);
  expect([second === first, third === first]).toEqual([true, false]);
  expect(lines.join("")).not.toContain("203.0.113");
  expect(lines.join("")).not.toContain(owner.token);
});

test("a caller that hangs up while sending is not an error", async () => {
  const { app, lines } = await loggedApp();
  await app.listen({ port: 0, host: "127.0.0.1" });
  const arrived = once(app.server, "request");
  const socket = connect(portOf(app), "127.0.0.1");
  socket.write(
    `POST ${basePath}${api.auth.login.path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"email"`,
  );
  await arrived;
  socket.resetAndDestroy();
  await eventually(() => expect(lines.join("")).toContain("The caller hung up."));
  expect(lines.map((line) => JSON.parse(line).level).filter((level) => level > 30)).toEqual([]);
});

test("a request that names two hosts is refused", async () => {
  const { app } = await loggedApp();
  await app.listen({ port: 0, host: "127.0.0.1" });
  const statusOf = async (hosts: string) => {
    const socket = connect(portOf(app), "127.0.0.1");
    socket.write(`GET /health HTTP/1.1\r\n${hosts}Connection: close\r\n\r\n`);
    const chunks: Buffer[] = [];
    for await (const chunk of socket) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks).toString().slice(9, 12);
  };
  expect(await statusOf("Host: hr.example\r\n")).toBe("200");
  expect(await statusOf("Host: hr.example\r\nHost: evil.example\r\n")).toBe("400");
});

test("the site's own address hides metrics and limits every path", async () => {
  const strict = await buildApp({
    services,
    requestLimits: { callsPerMinute: 3, filesPerMinute: 1 },
  });
  onTestFinished(() => strict.close());
  const statusOf = async (url: string) => (await strict.inject(url)).statusCode;
  expect(await statusOf("/metrics")).toBe(404);
  expect(await statusOf("/health")).toBe(200);
  expect(await statusOf("/ready")).toBe(200);
  expect(await statusOf("/prod/docs/json")).toBe(200);
  for (const path of ["/metrics", "/health", "/ready", "/prod/docs/json", "/prod/nothing"])
    expect(await statusOf(path)).toBe(429);
});

test("a response with a token is not cached", async () => {
  const { app } = await loggedApp();
  const { headers } = await app.inject({
    method: "POST",
    url: basePath + api.onboarding.signUp.path,
    payload: { email: `naledi@${Date.now()}-marula.co.za`, password: "Correct-horse-7!" },
  });
  expect(headers["cache-control"]).toBe("no-store");
});
