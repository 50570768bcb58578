import { randomUUID } from "node:crypto";
import { readdir } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import path from "node:path";
import Fastify from "fastify";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { fileProblem, maxFileBytes } from "#contract/rules/file.ts";
import { AppError } from "#server/app-error.ts";
import type { SignedInCall } from "#server/context.ts";
import { countFile, findStorageUse } from "#server/storage/company-storage.ts";
import { testOperation } from "#server/test/test-operation.ts";
import {
  database,
  dataDir,
  newTenant,
  type Person,
  type Refusal,
  services,
} from "#server/test/world.ts";
import { serve } from "./doors.ts";
import { handleFailures } from "./failures.ts";
import { openStreams } from "./open-streams.ts";
import { maxForgottenBytes } from "./unread-rest.ts";

const Body = z.strictObject({
  Note: z.string().max(500),
  File: z.file("No file selected").superRefine((file, context) => {
    const problem = fileProblem(file);
    if (problem !== null) context.addIssue(problem);
  }),
});

const sized = { module: "documents", response: z.object({ sizeBytes: z.int() }) };

type Upload = z.infer<typeof Body>;
let afterwards = async (): Promise<void> => {};
const prepared: string[][] = [];
const fileNames: string[] = [];

async function prepare(call: SignedInCall, input: unknown) {
  prepared.push(Object.keys(call).sort());
  const { File } = (input as { body: Upload }).body;
  fileNames.push(File.name);
  await database.probe();
  const { sizeBytes } = await call.files.store(await File.bytes());
  return async () => {
    await afterwards();
    return { sizeBytes };
  };
}

/** However busy the machine is. */
const waitFor = <T>(work: () => T | Promise<T>) => vi.waitFor(work, 60_000);

// A failing test may leave connections open.
const logged: string[] = [];
const stream = { write: (line: string) => void logged.push(line) };
const server = Fastify({ forceCloseConnections: true, logger: { level: "error", stream } });
const connections: Socket[] = [];
server.server.on("connection", (connection) => connections.push(connection));
/** The server's share of a caller's bytes so far. */
const bytesReadOf = ({ localPort }: Socket) =>
  connections.find(({ remotePort }) => remotePort === localPort)?.bytesRead;
let url = "";
beforeAll(async () => {
  handleFailures(server);
  const options = { services, checkResponses: true, streams: openStreams() };
  const upload = { body: Body, file: "upload" } as const;
  serve(server, { operation: testOperation("send", { ...sized, ...upload }), prepare }, options);
  const forSuperadmins = testOperation("administer", { ...sized, ...upload, access: "superadmin" });
  serve(server, { operation: forSuperadmins, prepare }, options);
  const plain = testOperation("plain", { ...sized, body: z.strictObject({}) });
  serve(server, { operation: plain, handle: async () => ({ sizeBytes: 0 }) }, options);
  url = await server.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => server.close());
beforeEach(() => {
  logged.length = 0;
  afterwards = async () => {};
  prepared.length = 0;
});

async function send(as: Pick<Person, "token">, body: FormData | string, name = "send") {
  const answer = await fetch(`${url}/secure/${name}`, {
    method: "POST",
    headers: { authorization: `Bearer ${as.token}` },
    body,
  });
  return { status: answer.status, body: (await answer.json()) as Partial<Refusal> };
}

function form(sizeBytes = 10, fileName = "id.pdf") {
  const body = new FormData();
  body.append("Note", "My ID");
  body.append("File", new File([new Uint8Array(sizeBytes)], fileName));
  return body;
}

const namesIn = (...folder: string[]) =>
  readdir(path.join(dataDir, ...folder)).catch(() => [] as string[]);

/** Files in reception, and files stored for the company. */
const leftovers = async ({ tenantId }: Person) => [
  ...(await namesIn("incoming")),
  ...(await namesIn("files", tenantId)),
];

const boundary = "xxBOUNDARYxx";
const part = (headers: string, content: string) =>
  `--${boundary}\r\n${headers}\r\n\r\n${content}\r\n`;
const note = part('Content-Disposition: form-data; name="Note"', "My ID");
const filePart = (content: string, name = "File", fileName = "id.pdf") =>
  part(
    `Content-Disposition: form-data; name="${name}"; filename="${fileName}"\r\nContent-Type: application/pdf`,
    content,
  );
const end = `--${boundary}--\r\n`;

/** The test decides when its bytes stop. */
async function openRequest({ token }: Pick<Person, "token">, name: string, length: number | null) {
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  let answer = "";
  let isClosed = false;
  socket.on("data", (bytes) => {
    answer += bytes;
  });
  socket
    .on("error", () => {})
    .once("close", () => {
      isClosed = true;
    });
  socket.write(
    `POST /secure/${name} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n` +
      `Content-Type: multipart/form-data; boundary=${boundary}\r\n` +
      `${length === null ? "Transfer-Encoding: chunked" : `Content-Length: ${length}`}\r\n\r\n`,
  );
  return { socket, answer: () => answer, isClosed: () => isClosed };
}

test("a file of exactly 5 MB is received as a whole", async () => {
  const { owner } = await newTenant();
  expect(await send(owner, form(maxFileBytes))).toEqual({
    status: 200,
    body: { sizeBytes: maxFileBytes },
  });
  expect(await leftovers(owner)).toHaveLength(1);
});

test("a file has its chosen name however the browser encodes it", async () => {
  const { owner } = await newTenant();
  for (const name of ['Report "final" %20.pdf', "two\r\nlines.pdf"]) {
    expect((await send(owner, form(10, name))).status).toBe(200);
    expect(fileNames.at(-1)).toBe(name);
  }
});

test("one byte more is refused, naming the file, and leaves nothing", async () => {
  const { owner } = await newTenant();
  const { status, body } = await send(owner, form(maxFileBytes + 1));
  expect([status, body.code]).toEqual([413, "payload_too_large"]);
  expect(body.fields).toEqual({ File: "File size should be less than 5MB" });
  expect(prepared).toEqual([]);
  expect(await leftovers(owner)).toEqual([]);
});

test("a request that declares too many bytes is refused unread", async () => {
  const { owner } = await newTenant();
  const request = await openRequest(owner, "send", 100_000_000);
  await waitFor(() => expect(request.isClosed()).toBe(true));
  expect(request.answer()).toMatch(/^HTTP\/1.1 413 /);
});

/** Exceeds the read of a refused request and the buffers of a connection. */
const tooMuch = maxForgottenBytes + 4 * maxFileBytes;

test("a client that only sends still learns why it is refused", async () => {
  const { owner } = await newTenant();
  for (const sizeBytes of [2 * maxFileBytes, 8 * maxFileBytes]) {
    const { socket, answer } = await openRequest(owner, "send", sizeBytes);
    socket.pause();
    await new Promise<unknown>((go) => socket.once("error", go).write(Buffer.alloc(sizeBytes), go));
    socket.resume();
    await waitFor(() => expect(answer()).toMatch(/^HTTP\/1\.1 413 .*File size should be less/s));
  }
});

test("an endless request is refused and read no further", async () => {
  const { owner } = await newTenant();
  const endless = [
    note + filePart("").slice(0, -2),
    `--${boundary}\r\nContent-Disposition: form-data; name="`,
    "",
    note + end,
  ];
  for (const start of endless) {
    const request = await openRequest(owner, "send", null);
    request.socket.setMaxListeners(0);
    const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;
    if (start) request.socket.write(chunk(start));
    let sent = 0;
    while (!request.isClosed() && sent < tooMuch) {
      const isTaken = request.socket.write(chunk("x".repeat(65_536)));
      sent += 65_536;
      if (!isTaken)
        await new Promise<void>((go) => request.socket.once("drain", go).once("close", go));
    }
    await waitFor(() => expect(request.isClosed()).toBe(true));
    expect(sent).toBeLessThan(tooMuch);
  }
  expect(await leftovers(owner)).toEqual([]);
});

test("a caller without the right is refused before the file is read", async () => {
  const { newEmployee } = await newTenant();
  const staff = await newEmployee();
  for (const [token, status] of [
    ["nonsense", 401],
    [staff.token, 403],
  ] as const) {
    const request = await openRequest({ token }, "administer", 1_000);
    await waitFor(() => expect(request.isClosed()).toBe(true));
    expect(request.answer()).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  }
  expect(prepared).toEqual([]);
});

test("an upload with a lost connection leaves no trace", async () => {
  const { owner } = await newTenant();
  const request = await openRequest(owner, "send", 1_000_000);
  request.socket.write(note + filePart("x".repeat(500_000)).slice(0, -2));
  // Fully read so far: the server is in the middle of the file.
  await waitFor(() => expect(bytesReadOf(request.socket)).toBe(request.socket.bytesWritten));
  expect(await leftovers(owner)).toEqual([]);
  request.socket.destroy();
  await waitFor(() => expect(request.isClosed()).toBe(true));
  expect((await send(owner, form())).status).toBe(200);
  expect(prepared).toHaveLength(1);
  expect(await leftovers(owner)).toHaveLength(1);
});

const many = (count: number) =>
  Array.from({ length: count }, (_, n) =>
    part(`Content-Disposition: form-data; name="f${n}"`, "x"),
  );

test.each([
  [
    "an unknown part",
    note + part('Content-Disposition: form-data; name="tenant_id"', "1") + filePart("x"),
    "tenant_id",
  ],
  [
    "a part named __proto__",
    note + part('Content-Disposition: form-data; name="__proto__"', "1") + filePart("x"),
    "__proto__",
  ],
  ["a part twice", note + note + filePart("x"), "Note"],
  ["a file in place of a text", filePart("x", "Note"), "Note"],
  [
    "a text in place of the file",
    note + part('Content-Disposition: form-data; name="File"', "x"),
    "File",
  ],
  ["no file", note, "File"],
  ["a file of another kind", note + filePart("x", "File", "page.html"), "File"],
  [
    "a text without end",
    part('Content-Disposition: form-data; name="Note"', "x".repeat(5_000)),
    "Note",
  ],
  ["two files", note + filePart("x") + filePart("y", "Other"), undefined],
  ["a thousand parts", many(1_000).join(""), undefined],
  [
    "a header without end",
    part(`Content-Disposition: form-data; name="Note"; x="${"y".repeat(90_000)}"`, "x"),
    undefined,
  ],
])("a request with %s is refused in plain words", async (_, parts, field) => {
  const { owner } = await newTenant();
  const answer = await server.inject({
    method: "POST",
    url: "/secure/send",
    headers: {
      authorization: `Bearer ${owner.token}`,
      "content-type": `multipart/form-data; boundary=${boundary}`,
    },
    payload: parts + end,
  });
  const { code, message, fields } = answer.json();
  expect([answer.statusCode, code]).toEqual([400, "invalid_request"]);
  expect(message).toEqual(expect.any(String));
  if (field) expect(Object.keys(fields)).toContain(field);
  expect(await leftovers(owner)).toEqual([]);
});

test.each([
  ["no boundary", "multipart/form-data", note + end, 400],
  [
    "an end that is missing",
    `multipart/form-data; boundary=${boundary}`,
    note + filePart("x"),
    400,
  ],
  ["another boundary", "multipart/form-data; boundary=other", note + end, 400],
  ["JSON", "application/json", "{}", 415],
  ["a plain form", "application/x-www-form-urlencoded", "Note=x", 415],
])("a body with %s is refused", async (_, contentType, payload, status) => {
  const { owner } = await newTenant();
  const headers = { authorization: `Bearer ${owner.token}`, "content-type": contentType };
  const request = { method: "POST", url: "/secure/send", headers, payload } as const;
  expect((await server.inject(request)).statusCode).toBe(status);
  expect(await leftovers(owner)).toEqual([]);
});

test("no other operation accepts a file", async () => {
  const { owner } = await newTenant();
  expect((await send(owner, form(), "plain")).status).toBe(415);
});

test("a stored file is removed if its transaction is refused", async () => {
  const { owner } = await newTenant();
  afterwards = async () => {
    throw new AppError("conflict");
  };
  expect((await send(owner, form())).status).toBe(409);
  expect(prepared).toEqual([["actor", "caller", "files", "now"]]);
  expect(await leftovers(owner)).toEqual([]);
  afterwards = async () => {};
  expect((await send(owner, form())).status).toBe(200);
  expect(await leftovers(owner)).toHaveLength(1);
});

test("a stored file stays if the outcome of its transaction is unknown", async () => {
  const { owner } = await newTenant();
  afterwards = async () => {
    throw new Error("Connection terminated unexpectedly");
  };
  expect((await send(owner, form())).status).toBe(503);
  expect(await leftovers(owner)).toHaveLength(1);
});

test("an upload that fills the disk is told so", async () => {
  const { owner } = await newTenant();
  afterwards = async () => {
    throw Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
  };
  const { status, body } = await send(owner, form());
  expect([status, body.code]).toEqual([507, "disk_full"]);
});

test("an upload without room in the company's storage stores nothing", async () => {
  const { owner, inTenant } = await newTenant();
  const gigabytes = Array.from({ length: 20 }, (_, index) => 1024 ** 3 - (index === 0 ? 10 : 0));
  for (const sizeBytes of gigabytes)
    await inTenant((tx) => countFile(tx, { key: randomUUID(), sizeBytes }));
  const refused = await send(owner, form(11));
  expect(refused.status).toBe(507);
  expect(refused.body).toMatchObject({
    code: "company_storage_full",
    message: expect.stringContaining("of its 20 GB of storage"),
  });
  expect(await leftovers(owner)).toEqual([]);
  expect((await send(owner, form(10))).status).toBe(200);
  expect((await send(owner, form(1))).status).toBe(507);
});

test("a refused transaction gives the room of its file back", async () => {
  const { owner, inTenant } = await newTenant();
  const usedBytes = async () =>
    (await inTenant((tx) => findStorageUse(tx, services.config.storageLimits))).usedBytes;
  afterwards = async () => {
    throw new AppError("conflict");
  };
  expect((await send(owner, form())).status).toBe(409);
  expect(await usedBytes()).toBe(0);
  afterwards = async () => {};
  expect((await send(owner, form())).status).toBe(200);
  expect(await usedBytes()).toBe(10);
});

test("a session may send three files at a time", async () => {
  const { owner } = await newTenant();
  const length = (note + filePart("x") + end).length;
  const requests = await Promise.all([1, 2, 3, 4].map(() => openRequest(owner, "send", length)));
  for (const { socket } of requests) socket.write(note);
  const statuses = () => requests.map(({ answer }) => answer().slice(9, 12)).sort();
  await waitFor(() => expect(statuses()).toEqual(["", "", "", "429"]));
  const refused = requests.find(({ answer }) => answer());
  expect(refused?.answer()).toMatch(/retry-after: 2.*"At most 3 at the same time/is);
  expect(logged).toEqual([]);
  expect((await send((await newTenant()).owner, form())).status).toBe(200);
  for (const { socket, answer } of requests) if (!answer()) socket.write(filePart("x") + end);
  await waitFor(() => expect(statuses()).toEqual(["200", "200", "200", "429"]));
  expect((await send(owner, form())).status).toBe(200);
});
