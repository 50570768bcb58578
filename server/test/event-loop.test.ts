import { afterAll, beforeAll, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { leave } from "#contract/leave/leave.ts";
import type { NamedOperation } from "#contract/operation.ts";
import { maxFileBytes, maxImportRows } from "#contract/rules/file.ts";
import { buildApp } from "#server/app.ts";
import { choicesOf, headings, importCompany, uploadPeople } from "./import.ts";
import { turnLimitMs, usualTurnMs } from "./longest-turn.ts";
import { callFromOutside, sharedBytes } from "./outside-call.ts";
import { jpeg, pdf, pngWith } from "./sample-files.ts";
import { call, newTenant, type Person, services } from "./world.ts";

const server = await buildApp({ services, requestLimits: { callsPerMinute: 1_000_000 } });
let url = "";
beforeAll(async () => {
  url = await server.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => server.close());

const filled = (start: string, unit: string, size: number) =>
  start + unit.repeat((size - start.length) / unit.length);

const fullFile = () => {
  const filling = "x".repeat(200);
  const lines = Array.from(
    { length: maxImportRows },
    (_, n) =>
      `Ann,Nkosi,p${n},Clerk,Depot ${n % 40},${(n % 28) + 1}/03/2024,p${n + 1},${filling},${",y".repeat(60)}`,
  );
  return [`${headings},Led By,Note,${",More".repeat(60)}`, ...lines].join("\n");
};

const peopleHead = "First name,Last name,Email\n";
const peopleFiles: [string, () => string][] = [
  ["line feeds", () => filled(peopleHead, "\n", maxFileBytes)],
  ["two-character line ends", () => filled(peopleHead, "\r\n", maxFileBytes)],
  ["quotation marks", () => filled(peopleHead, '"', maxFileBytes)],
  ["commas", () => filled(peopleHead, ",", maxFileBytes)],
  ["headings", () => filled("", ",", maxFileBytes)],
  ["one endless cell", () => filled('"', "a", maxFileBytes)],
  ["full rows", fullFile],
];

interface SentForm {
  fields?: Record<string, string>;
  fileName: string;
  bytes: Uint8Array;
}

/** The usual turn while a form is sent, as browsers send it, and the status. */
async function turnOfSending(
  { token }: Person,
  { path, method }: NamedOperation,
  { fields = {}, fileName, bytes }: SentForm,
) {
  const part = (name: string, rest: string) =>
    `--x\r\nContent-Disposition: form-data; name="${name}"${rest}\r\n\r\n`;
  const others = Object.entries(fields).map(([name, value]) => `${part(name, "")}${value}\r\n`);
  const head = `${others.join("")}${part("File", `; filename="${fileName}"`)}`;
  const body = sharedBytes(Buffer.concat([Buffer.from(head), bytes, Buffer.from("\r\n--x--\r\n")]));
  const headers = {
    authorization: `Bearer ${token}`,
    "content-type": "multipart/form-data; boundary=x",
  };
  let status = 0;
  const turnMs = await usualTurnMs(async () => {
    status = await callFromOutside({ url: `${url}/prod${path}`, method, headers, body });
  });
  return { status, turnMs };
}

test.each(peopleFiles)("an import of %s leaves the others their turn", async (_, content) => {
  const { owner } = await importCompany();
  const bytes = new TextEncoder().encode(content());
  const form = { fileName: "people.csv", bytes };
  const { status, turnMs } = await turnOfSending(owner, api.import.upload, form);
  expect([200, 400]).toContain(status);
  expect(turnMs).toBeLessThan(turnLimitMs());
});

const scanOf = (unit: string) =>
  Buffer.concat([jpeg.subarray(0, -2), Buffer.alloc(maxFileBytes - 2_000, unit, "latin1")]);
const documentFiles: [string, string, () => Buffer][] = [
  ["fill bytes", "a.jpg", () => scanOf("\xff")],
  ["escaped bytes", "a.jpg", () => scanOf("\xff\0")],
  ["many chunks", "a.png", () => pngWith(Buffer.alloc(12 * 400_000, "\0\0\0\0tEXt1234", "latin1"))],
  [
    "ends of archives",
    "a.pdf",
    () => Buffer.concat([pdf, Buffer.alloc(5_000_000, "PK\x05\x06"), pdf]),
  ],
];

test.each(documentFiles)(
  "a document of %s leaves the others their turn",
  async (_, fileName, content) => {
    const { owner } = await newTenant();
    const fields = {
      EmployeeId: String(owner.employeeId),
      DocumentId: "1",
      DocumentCategory: "Personal",
    };
    const form = { fields, fileName, bytes: content() };
    const { status, turnMs } = await turnOfSending(owner, api.documents.upload, form);
    expect([400, 404]).toContain(status);
    expect(turnMs).toBeLessThan(turnLimitMs());
  },
);

test("another check of 10,000 rows leaves the others their turn", async () => {
  const { owner } = await importCompany();
  const { body: draft } = await uploadPeople(owner, fullFile());
  expect(draft).toMatchObject({ rowCount: maxImportRows });
  const check = () =>
    call(owner, api.import.check, {
      params: { id: draft.id },
      body: { columns: choicesOf(draft), createsMissing: true, changesExisting: false },
    });
  expect(await usualTurnMs(check)).toBeLessThan(turnLimitMs());
});

const openingsHead = "Email,Balance,Days,From,Reason\n";

test.each(["\n", "\r\n", '"', ",", "a@b.co,Annual,6,1/2/2026,Old\n"])(
  "opening balances of %j leave the others their turn",
  async (unit) => {
    const { owner } = await newTenant();
    const send = (text: string) => call(owner, leave.checkOpenings, { body: { text } });
    const text = `${filled(openingsHead, unit, 199_000)}.`;
    expect(await usualTurnMs(() => send(text))).toBeLessThan(turnLimitMs());
  },
);
