import { randomUUID } from "node:crypto";
import { connect, createServer, type Socket } from "node:net";
import { expect, inject, onTestFinished, test } from "vitest";
import { connectDatabase } from "./database.ts";

interface Sent {
  /** The texts of simple queries and parsed statements. */
  texts: string[];
  /** Messages before the server's first answer after sign-in. */
  beforeFirstAnswer: number;
}

/** A proxy that reads a signed-in client's messages. */
async function listenIn(): Promise<{ url: string; sent: Sent }> {
  const server = new URL(inject("appUrl"));
  const sent: Sent = { texts: [], beforeFirstAnswer: 0 };
  const sockets: Socket[] = [];
  const proxy = createServer((client) => {
    const upstream = connect(Number(server.port), server.hostname);
    sockets.push(client, upstream);
    client.on("data", (bytes) => {
      for (const text of statementsIn(Buffer.from(bytes))) sent.texts.push(text);
      upstream.write(bytes);
    });
    upstream.on("data", (bytes) => {
      // Delays responses, so that messages without a wait are sent by then.
      setTimeout(() => {
        if (sent.beforeFirstAnswer === 0) sent.beforeFirstAnswer = sent.texts.length;
        client.write(bytes);
      }, 30);
    });
    for (const socket of [client, upstream]) socket.on("error", () => socket.destroy());
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    proxy.close();
  });
  const address = proxy.address();
  const url = new URL(server);
  url.hostname = "127.0.0.1";
  url.port = typeof address === "object" && address ? String(address.port) : "";
  return { url: url.href, sent };
}

function statementsIn(bytes: Buffer): string[] {
  const texts: string[] = [];
  for (let at = 0; at + 5 <= bytes.length; at += 1 + bytes.readInt32BE(at + 1)) {
    const type = String.fromCharCode(bytes[at] ?? 0);
    if (!/[A-Za-z]/.test(type)) return texts;
    const content = bytes.subarray(at + 5, at + 1 + bytes.readInt32BE(at + 1)).toString();
    if (type === "Q") texts.push(content.split("\0")[0] ?? "");
    if (type === "P") texts.push(content.split("\0")[1] ?? "");
  }
  return texts;
}

test("a transaction's opening takes no round trip of its own", async () => {
  const { url, sent } = await listenIn();
  const database = connectDatabase({ url, poolSize: 1, prepare: inject("canPrepare") });
  onTestFinished(() => database.close());
  const tenantId = randomUUID();
  await database.inDirectory(async () => {});
  Object.assign(sent, { texts: [], beforeFirstAnswer: 0 });
  await database.inTenant(tenantId, (tx) =>
    tx.selectFrom("positions").where("tenantId", "=", tenantId).select("id").execute(),
  );
  expect(sent.texts).toEqual([
    "begin",
    `set local app.tenant_id = '${tenantId}'`,
    expect.stringMatching(/^select "id" from "positions"/),
    "commit",
  ]);
  expect(sent.beforeFirstAnswer).toBe(3);
});
