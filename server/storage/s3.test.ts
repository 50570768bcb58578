import { randomUUID } from "node:crypto";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { configuredStorage } from "./configured-storage.ts";
import { storageIn } from "./s3.ts";

const secret = "a-secret-nobody-may-read";
const tenantId = randomUUID();

/** A bucket with these responses; npm run prove -- storage covers a real one. */
async function addressOf(respond: RequestListener): Promise<string> {
  const server = createServer(respond).listen(0, "127.0.0.1");
  await new Promise((listening) => server.once("listening", listening));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return `http://key:${secret}@127.0.0.1:${port}/files/of/baton?region=af-south-1`;
}

const refusal = '<?xml version="1.0"?><Error><Code>AccessDenied</Code></Error>';

test("requests are signed for the region without revealing the secret", async () => {
  const seen: string[] = [];
  const url = await addressOf(({ method, url = "", headers }, response) => {
    seen.push(`${method} ${url} ${JSON.stringify(headers)}`);
    response.end("stored");
  });
  const key = randomUUID();
  await storageIn(url).open(tenantId, key);
  expect(seen[0]).toContain(`GET /files/of/baton/${tenantId}/${key} `);
  expect(seen[0]).toMatch(/Credential=key\/\d{8}\/af-south-1\/s3\/aws4_request/);
  expect(seen.join()).not.toContain(secret);
});

test("what fails for a moment is tried again", async () => {
  let attempts = 0;
  const url = await addressOf((request, response) => {
    request.resume().once("end", () => {
      attempts++;
      response.writeHead(attempts < 3 ? 503 : 200).end();
    });
  });
  await storageIn(url).store(tenantId, Buffer.from("x"));
  expect(attempts).toBe(3);
});

test("a bucket that fails or does not respond is unavailable", async () => {
  const failing = await addressOf((_, response) => void response.writeHead(503).end());
  const gone = "http://key:secret@127.0.0.1:1/files";
  for (const url of [failing, gone])
    await expect(storageIn(url).open(tenantId, randomUUID())).rejects.toMatchObject({
      code: "unavailable",
    });
});

test("a server without access to its bucket does not start", async () => {
  const url = await addressOf((_, response) => void response.writeHead(403).end(refusal));
  const started = configuredStorage({ storageUrl: url, dataDir: "/nowhere" });
  await expect(started).rejects.toThrow(
    "STORAGE_URL names a storage that cannot be used: The storage refused GET with 403: AccessDenied.",
  );
  await expect(started).rejects.not.toThrow(secret);
});

test("a listing of several pages is read to its end", async () => {
  const names = Array.from({ length: 5 }, () => randomUUID());
  const url = await addressOf(({ url = "" }, response) => {
    const query = new URL(url, "http://x").searchParams;
    const page = Number(query.get("continuation-token")?.slice(1) ?? 0);
    const name = `${query.get("prefix")}${names[page]}`;
    const next = `<NextContinuationToken>&amp;${page + 1}</NextContinuationToken>`;
    response.end(
      `<ListBucketResult><IsTruncated>${page < 4}</IsTruncated>${page < 4 ? next : ""}
      <Contents><Key>${name}</Key><LastModified>2026-03-02T08:00:00.000Z</LastModified></Contents></ListBucketResult>`,
    );
  });
  const found: string[] = [];
  for await (const name of storageIn(url).storedBefore(tenantId, new Date())) found.push(name);
  expect(found).toEqual(names);
});
