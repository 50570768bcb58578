import { randomBytes } from "node:crypto";
import { type IncomingMessage, type ServerResponse, setGlobalProxyFromEnv } from "node:http";
import { gzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { httpsServer } from "#server/test/https-server.ts";
import { newTenant } from "#server/test/world.ts";
import { readAllowedPlaces } from "./allowed-places.ts";
import { createEgress, EgressError, type EgressFailure } from "./egress.ts";

const received: IncomingMessage[] = [];
const answers: Record<string, (response: ServerResponse, body: string) => unknown> = {
  "/echo": (response, body) => response.end(body),
  "/elsewhere": (response) => response.writeHead(302, { location: "/echo" }).end(),
  "/most": (response) => response.end(randomBytes(64 * 1024)),
  "/more": (response) => response.end(randomBytes(64 * 1024 + 1)),
  "/bomb": (response) =>
    response.writeHead(200, { "content-encoding": "gzip" }).end(gzipSync(Buffer.alloc(1_000_000))),
  "/refusal": (response) => response.writeHead(400, { "content-type": "text/plain" }).end("no"),
  "/silent": () => {},
  "/slow": (response) => response.write("a"),
};
const port = await httpsServer(async (request, response) => {
  received.push(request);
  let body = "";
  for await (const part of request) body += part;
  answers[request.url ?? ""]?.(response, body);
});
const here = `https://localhost:${port}`;
const allowed = readAllowedPlaces("localhost");
const egress = createEgress({ ...(allowed && { allowed }) });

const reasonOf = async (call: Promise<unknown>): Promise<EgressFailure | undefined> => {
  const error = await call.then(
    () => undefined,
    (thrown) => thrown,
  );
  if (error !== undefined && !(error instanceof EgressError)) throw error;
  return error?.reason;
};

test("a call carries method, headers and body, and reads any status", async () => {
  const sent = { method: "POST", headers: { "x-test": "1" }, body: "grüße" };
  expect(await (await egress(`${here}/echo`, sent)).text()).toBe("grüße");
  expect(received.at(-1)?.headers).toMatchObject({ "x-test": "1", "accept-encoding": "identity" });
  const refusal = await egress(`${here}/refusal`);
  expect([refusal.status, await refusal.text()]).toEqual([400, "no"]);
});

test.each<[string, EgressFailure]>([
  ["/elsewhere", "redirected"],
  ["/more", "too_large"],
  ["/bomb", "compressed"],
])("the answer of %s fails: %s", async (path, reason) => {
  expect(await reasonOf(egress(here + path))).toBe(reason);
});

test("an answer of 64 kB is read", async () => {
  expect((await (await egress(`${here}/most`)).bytes()).length).toBe(65_536);
});

test.each(["/silent", "/slow"])("%s ends with the time of the call", async (path) => {
  const hasty = createEgress({ ...(allowed && { allowed }), maxMs: 300 });
  expect(await reasonOf(hasty(here + path))).toBe("too_slow");
});

test("a look-up that takes too long ends with the time of the call", async () => {
  const hasty = createEgress({ resolve: () => new Promise(() => {}), maxMs: 50 });
  expect(await reasonOf(hasty("https://a.example"))).toBe("too_slow");
});

test.each([
  "http://localhost:8443",
  "ftp://localhost",
  "https://user@localhost",
  "https://user:password@localhost",
  "https://localhost:22",
  "https://localhost:1023",
  "localhost",
  "",
])("the address %o is refused before any look-up", async (address) => {
  const looking = createEgress({ resolve: () => Promise.reject(new Error("It was looked up.")) });
  expect(await reasonOf(looking(address))).toBe("address_refused");
});

test.each([
  "https://127.0.0.1",
  "https://[::1]",
  "https://[::ffff:127.0.0.1]",
  "https://0x7f.1",
  "https://2130706433",
  "https://169.254.169.254/latest/meta-data",
])("the literal address %o is refused", async (address) => {
  expect(await reasonOf(createEgress()(address))).toBe("address_refused");
});

test("a name with one inner address among outer ones is refused", async () => {
  const mixed = createEgress({
    resolve: async () => [
      { address: "8.8.8.8", family: 4 },
      { address: "10.0.0.1", family: 4 },
    ],
  });
  expect(await reasonOf(mixed("https://mixed.example"))).toBe("address_refused");
});

test("an unknown name has a reason of its own", async () => {
  const failing = createEgress({ resolve: () => Promise.reject(new Error("ENOTFOUND")) });
  expect(await reasonOf(failing("https://unknown.example"))).toBe("not_resolved");
  const empty = createEgress({ resolve: async () => [] });
  expect(await reasonOf(empty("https://empty.example"))).toBe("not_resolved");
});

test("the connection goes to the checked address, whatever the name says next", async () => {
  const asked: string[] = [];
  const turning = createEgress({
    ...(allowed && {
      allowed: { ...allowed, ranges: readAllowedPlaces("127.0.0.1")?.ranges ?? [] },
    }),
    resolve: async (host) => {
      asked.push(host);
      return [{ address: asked.length === 1 ? "127.0.0.1" : "169.254.169.254", family: 4 }];
    },
  });
  const address = `https://provider.test:${port}/echo`;
  expect((await turning(address, { method: "POST", body: "1" })).status).toBe(200);
  expect(received.at(-1)?.headers.host).toBe(`provider.test:${port}`);
  expect(asked).toEqual(["provider.test"]);
  expect(await reasonOf(turning(address))).toBe("address_refused");
});

test("a server whose certificate names another host is not reached", async () => {
  const posing = createEgress({
    ...(allowed && {
      allowed: { ...allowed, ranges: readAllowedPlaces("127.0.0.1")?.ranges ?? [] },
    }),
    resolve: async () => [{ address: "127.0.0.1", family: 4 }],
  });
  expect(await reasonOf(posing(`https://other.test:${port}/echo`))).toBe("unreachable");
});

test("a proxy of the environment is not used", async () => {
  const restore = setGlobalProxyFromEnv({ HTTPS_PROXY: "http://127.0.0.1:9" });
  onTestFinished(restore);
  expect((await egress(`${here}/most`)).status).toBe(200);
});

test("a call within a transaction is refused", async () => {
  const { inTenant } = await newTenant();
  await expect(inTenant(() => egress(`${here}/most`))).rejects.toThrow(/open transaction/);
});
