import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { basePath } from "#server/app.ts";
import { eventually } from "#server/test/eventually.ts";
import { loggedApp } from "#server/test/logged-app.ts";
import { pdf } from "#server/test/sample-files.ts";
import { ownerPassword, signedUpOwner } from "#server/test/signed-up-owner.ts";
import { addApp } from "#server/test/signing-in.ts";
import { newTenant, type Person, services } from "#server/test/world.ts";
import { createAttemptLimits } from "./attempt-limits.ts";

const mark = expect.stringMatching(/^[\w-]{16}$/);
const bearer = ({ token }: Person) => ({ authorization: `Bearer ${token}` });

const signIn = (app: FastifyInstance, email: string, password: string, remoteAddress?: string) =>
  app.inject({
    method: "POST",
    url: basePath + api.auth.login.path,
    payload: { email, password },
    ...(remoteAddress && { remoteAddress }),
  });

test("a sign-in is an event without the email or password", async () => {
  const { app, lines, events } = await loggedApp();
  const { email } = await signedUpOwner();
  expect((await signIn(app, email, ownerPassword)).statusCode).toBe(200);
  expect((await signIn(app, email.toUpperCase(), "Wrong-horse-7!")).statusCode).toBe(401);
  await eventually(() => expect(events()).toHaveLength(2));
  const [succeeded, failed] = events();
  expect(succeeded).toMatchObject({
    event: "sign_in.succeeded",
    operation: "auth.login",
    account: mark,
    res: { statusCode: 200 },
  });
  expect(failed).toMatchObject({ event: "sign_in.failed", res: { statusCode: 401 } });
  expect(failed.account).toBe(succeeded.account);
  for (const secret of [email, ownerPassword, "Wrong-horse-7!"])
    expect(lines.join("").toLowerCase()).not.toContain(secret.toLowerCase());
});

test("a sign-in that continues with a code is no failed one", async () => {
  const { app, events } = await loggedApp();
  const owner = await signedUpOwner();
  await addApp(owner);
  const halfway = await signIn(app, owner.email, ownerPassword);
  expect(halfway.json().code).toBe("code_required");
  await signIn(app, owner.email, "Wrong-horse-7!");
  await eventually(() => expect(events()).toHaveLength(1));
  expect(events()).toMatchObject([{ event: "sign_in.failed", operation: "auth.login" }]);
});

test("a sign-in refused by a limit is an event of its own", async () => {
  const { app, events } = await loggedApp({ attempts: createAttemptLimits(services.background) });
  const email = `${randomUUID()}@protea.co.za`;
  const address = `2001:db8:${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}::1`;
  let status = 401;
  for (let attempt = 0; attempt < 20 && status === 401; attempt++)
    status = (await signIn(app, email, "Wrong-horse-7!", address)).statusCode;
  expect(status).toBe(429);
  await eventually(() =>
    expect(events().at(-1)).toMatchObject({ event: "sign_in.refused", account: mark }),
  );
  const names = new Set(events().map(({ event }) => event));
  expect([...names]).toEqual(["sign_in.failed", "sign_in.refused"]);
});

test("a refused call is an event with the operation and its caller", async () => {
  const { app, events } = await loggedApp();
  const staff = await (await newTenant()).newEmployee();
  const { getTenant } = api.tenant;
  const { createDepartment } = api.departments;
  await app.inject({ url: basePath + getTenant.path });
  await app.inject({
    method: "POST",
    url: basePath + createDepartment.path,
    headers: bearer(staff),
    payload: { departmentName: "Sales" },
  });
  await app.inject({ url: basePath + getTenant.path, headers: bearer(staff) });
  const event = "call.refused";
  await eventually(() =>
    expect(events()).toMatchObject([
      { event, operation: "tenant.getTenant", res: { statusCode: 401 } },
      {
        event,
        operation: "departments.createDepartment",
        res: { statusCode: 403, actor: staff.employeeId, tenantId: staff.tenantId },
      },
    ]),
  );
});

test("a read of a sensitive record is an event with its reader", async () => {
  const { app, lines, events } = await loggedApp();
  const tenant = await newTenant();
  const { owner } = tenant;
  const { employeeId } = await tenant.newEmployee();
  const { listForEmployee, download } = api.documents;
  const listPath = basePath + listForEmployee.path.replace(":id", String(employeeId));
  await app.inject({ url: listPath, headers: bearer(owner) });
  await app.inject({ url: `${listPath}0`, headers: bearer(owner) });
  const id = await storedDocument(app, owner);
  const query = `DocumentId=${id}&fileName=planted.pdf`;
  await app.inject({ url: `${basePath}${download.path}?${query}`, headers: bearer(owner) });
  const read = { event: "record.read", part: "documents", res: { actor: owner.employeeId } };
  await eventually(() =>
    expect(events()).toMatchObject([
      { ...read, operation: "documents.listForEmployee", of: { id: String(employeeId) } },
      { ...read, operation: "documents.download", of: { DocumentId: String(id) } },
    ]),
  );
  expect(lines.join("")).not.toContain("planted");
});

async function storedDocument(app: FastifyInstance, person: Person): Promise<number> {
  const { createRecord, upload } = api.documents;
  const created = await app.inject({
    method: "POST",
    url: basePath + createRecord.path,
    headers: bearer(person),
    payload: { documentName: "ID", filePath: "", documentCategory: "Personal" },
  });
  const { id } = created.json();
  const payload = new FormData();
  payload.append("EmployeeId", String(person.employeeId));
  payload.append("DocumentId", String(id));
  payload.append("DocumentCategory", "Personal");
  payload.append("File", new File([new Uint8Array(pdf)], "id.pdf"));
  const headers = bearer(person);
  const url = basePath + upload.path;
  expect((await app.inject({ method: "POST", url, headers, payload })).statusCode).toBe(200);
  return id;
}
