import { connect, createServer } from "node:net";
import { expect, inject, onTestFinished, test } from "vitest";
import { checkAnnouncements } from "./announcement-check.ts";

/** A pooler's changes to a server's messages: it replaces the process number and drops announcements. */
function pooled(bytes: Buffer): Buffer {
  const kept: Buffer[] = [];
  for (let at = 0; at < bytes.length; ) {
    const length = 1 + bytes.readInt32BE(at + 1);
    const message = Buffer.from(bytes.subarray(at, at + length));
    const type = String.fromCharCode(message[0] ?? 0);
    if (type === "K") message.writeInt32BE(2_000_000_000, 5);
    if (type !== "A") kept.push(message);
    at += length;
  }
  return Buffer.concat(kept);
}

async function proxied(change: (bytes: Buffer) => Buffer): Promise<string> {
  const url = new URL(inject("listenUrl"));
  const { hostname, port } = url;
  const proxy = createServer((client) => {
    const server = connect(Number(port), hostname);
    client.on("data", (bytes) => server.write(bytes));
    server.on("data", (bytes) => client.write(change(Buffer.from(bytes))));
    client.on("close", () => server.destroy());
    server.on("close", () => client.destroy());
    for (const socket of [client, server]) socket.on("error", () => socket.destroy());
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void proxy.close());
  const address = proxy.address();
  url.hostname = "127.0.0.1";
  url.port = typeof address === "object" && address ? String(address.port) : "";
  return url.href;
}

test("the server refuses to start behind a pooler that drops announcements", async () => {
  await expect(checkAnnouncements(await proxied(pooled))).rejects.toThrow(
    "set LISTEN_URL to the database's own address",
  );
});

test("the server starts where announcements arrive", async () => {
  await checkAnnouncements(inject("listenUrl"));
  await checkAnnouncements(await proxied((bytes) => bytes));
});

test("an unreachable database at LISTEN_URL is named in a sentence", async () => {
  await expect(checkAnnouncements("postgres://a:b@127.0.0.1:1/c")).rejects.toThrow(
    "does not answer at LISTEN_URL",
  );
});
