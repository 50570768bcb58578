import { randomUUID } from "node:crypto";
import Fastify from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import type { NamedOperation } from "#contract/operation.ts";
import { AppError } from "#server/app-error.ts";
import type { Context } from "#server/context.ts";
import { cleanUp } from "#server/db/clean-up.ts";
import { database, newTenant, type Person, services, type TestTenant } from "#server/test/world.ts";
import { serve } from "./doors.ts";
import { downloadHeaders } from "./download.ts";
import { handleFailures } from "./failures.ts";
import type { SentFile } from "./handler.ts";
import { openStreams } from "./open-streams.ts";

const operation: NamedOperation = {
  module: "documents",
  name: "fetch",
  method: "GET",
  path: "/secure/fetch",
  access: "approved",
  summary: "For this test",
  query: z.strictObject({ OwnerId: z.coerce.number(), fileName: z.string().optional() }),
  response: z.file(),
  file: "download",
  recorded: "documents",
};

let sent: SentFile = {
  key: "",
  fileName: "ID.pdf",
  contentType: "application/pdf",
  sizeBytes: 4,
  sha256: "",
};
let refusal: AppError | undefined;
const handle = async (_context: unknown, input: unknown) => {
  if (refusal) throw refusal;
  return { ofEmployeeId: (input as { query: { OwnerId: number } }).query.OwnerId, result: sent };
};

/** Opening a file waits for the database, which throws within a transaction. */
const storage = {
  ...services.storage,
  open: async (tenantId: string, key: string) => {
    await database.probe();
    return services.storage.open(tenantId, key);
  },
};

const server = Fastify();
beforeAll(async () => {
  handleFailures(server);
  const options = { services: { ...services, storage }, checkResponses: true };
  const handler = handle as (context: Context, input: unknown) => Promise<unknown>;
  serve(server, { operation, handle: handler as never }, { ...options, streams: openStreams() });
  await server.ready();
});
afterAll(() => server.close());

const fetchFile = (as: Person, { employeeId }: Person, query = `OwnerId=${employeeId}`) =>
  server.inject({
    method: "GET",
    url: `/secure/fetch?${query}`,
    headers: { authorization: `Bearer ${as.token}` },
  });

async function storedFile({ tenantId }: TestTenant) {
  sent = { ...sent, ...(await services.storage.store(tenantId, Buffer.from("%PDF"))) };
}

const readsIn = ({ inTenant, tenantId }: TestTenant) =>
  inTenant((tx) =>
    tx
      .selectFrom("recordReads")
      .where("tenantId", "=", tenantId)
      .select(["employeeId", "readerId", "part", "day"])
      .orderBy("readerId")
      .execute(),
  );

test("a file is sent after the transaction as an uncached download", async () => {
  const tenant = await newTenant();
  await storedFile(tenant);
  const answer = await fetchFile(tenant.owner, tenant.owner);
  expect([answer.statusCode, answer.body]).toEqual([200, "%PDF"]);
  expect(answer.headers).toMatchObject({
    "content-type": "application/pdf",
    "content-length": "4",
    "content-disposition": `attachment; filename="ID.pdf"; filename*=UTF-8''ID.pdf`,
    "x-content-type-options": "nosniff",
    "cache-control": "private, no-store",
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
  });
});

test.each([
  [
    "Zoë's CV (final)*.pdf",
    `filename="Zoe's CV (final)*.pdf"`,
    "Zo%C3%AB%27s%20CV%20%28final%29%2A.pdf",
  ],
  [
    'a"b\\c\r\nSet-Cookie: x.pdf',
    'filename="abcSet-Cookie: x.pdf"',
    "a%22b%5Cc%0D%0ASet-Cookie%3A%20x.pdf",
  ],
  ["合同.pdf", 'filename=".pdf"', "%E5%90%88%E5%90%8C.pdf"],
])("a file named %j is saved under its name by every browser", (fileName, plain, encoded) => {
  expect(downloadHeaders({ ...sent, fileName })["Content-Disposition"]).toBe(
    `attachment; ${plain}; filename*=UTF-8''${encoded}`,
  );
});

test("query names may have any letter case, but only once each [APIDOC-07]", async () => {
  const tenant = await newTenant();
  await storedFile(tenant);
  const { owner } = tenant;
  const asked = (query: string) => fetchFile(owner, owner, query);
  const id = owner.employeeId;
  expect((await asked(`ownerid=${id}&FILENAME=ID.pdf`)).statusCode).toBe(200);
  expect((await asked(`OwnerId=${id}&ownerid=${id}`)).statusCode).toBe(400);
  expect((await asked(`ownerid=${id}&tenant_id=1`)).json().fields).toEqual({
    tenant_id: "This is not known here",
  });
});

test("each reader of a colleague's documents is recorded once a day", async () => {
  const tenant = await newTenant();
  await storedFile(tenant);
  const staff = await tenant.newEmployee();
  const other = await tenant.newEmployee({ employeeRole: "Executive" });
  for (const reader of [tenant.owner, tenant.owner, other, staff])
    expect((await fetchFile(reader, staff)).statusCode).toBe(200);
  const read = { employeeId: staff.employeeId, part: "documents", day: expect.any(String) };
  expect(await readsIn(tenant)).toEqual([
    { ...read, readerId: tenant.owner.employeeId },
    { ...read, readerId: other.employeeId },
  ]);
});

test("a refused read is not recorded", async () => {
  const tenant = await newTenant();
  const staff = await tenant.newEmployee();
  refusal = new AppError("not_found");
  expect((await fetchFile(tenant.owner, staff)).statusCode).toBe(404);
  refusal = undefined;
  expect(await readsIn(tenant)).toEqual([]);
});

test("what cannot be recorded is not read: a reader outside the company", async () => {
  const tenant = await newTenant();
  await storedFile(tenant);
  const stranger = (await newTenant()).owner;
  const answer = await fetchFile(tenant.owner, stranger);
  expect([answer.statusCode, answer.json().code]).toEqual([500, "internal"]);
});

test("a file that is missing reveals nothing of where it should be", async () => {
  const tenant = await newTenant();
  sent = { ...sent, key: randomUUID() };
  const { statusCode, body } = await fetchFile(tenant.owner, tenant.owner);
  expect(statusCode).toBe(500);
  expect(body).not.toContain(sent.key);
});

test("reads are kept for 24 months", async () => {
  const tenant = await newTenant();
  const { tenantId, owner, inTenant } = tenant;
  const staff = await tenant.newEmployee();
  const dayBefore = (months: number) =>
    Temporal.Now.plainDateISO().subtract({ months, days: 2 }).toString();
  const read = { tenantId, employeeId: staff.employeeId, readerId: owner.employeeId };
  await inTenant((tx) =>
    tx
      .insertInto("recordReads")
      .values([24, 23].map((months) => ({ ...read, day: dayBefore(months), part: "documents" })))
      .execute(),
  );
  await cleanUp(database);
  expect(await readsIn(tenant)).toMatchObject([{ day: dayBefore(23) }]);
});
