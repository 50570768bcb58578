import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { maxFileBytes } from "#contract/rules/file.ts";
import { download, filesOf, newDocument, newRecord, upload } from "#server/test/documents.ts";
import { jpeg, pdf } from "#server/test/sample-files.ts";
import { call, mailsOf, newTenant, type Person } from "#server/test/world.ts";

const { createRecord, updateRecord, listForEmployee, remove } = api.documents;

const listOf = async (as: Person, { employeeId }: Person) => {
  const { status, body } = await call(as, listForEmployee, { params: { id: employeeId } });
  return status === 200 ? body : body.code;
};

const newName = { documentName: "Passport", documentCategory: "Employment" as const };

test("a document is recorded, uploaded, updated and listed with its path [APIDOC-01] [APIDOC-02] [APIDOC-03] [APIDOC-04] [APIDOC-05] [APIDOC-06] [ENT-53] [UMDOC-06]", async () => {
  const { tenantId, owner, newEmployee } = await newTenant();
  const staff = await newEmployee();
  const id = await newRecord(owner);
  const uploaded = await upload(owner, { about: staff, id });
  expect(uploaded.body).toEqual({ documentName: "ID Document", documentCategory: "Personal" });
  const filePath = `${tenantId}/${staff.employeeId}/Employment/${id}`;
  const input = { params: { id }, body: { ...newName, filePath } };
  expect((await call(owner, updateRecord, input)).body).toEqual({ ok: true });
  expect(await listOf(owner, staff)).toEqual([
    {
      id,
      documentId: id,
      ...newName,
      filePath,
      employeeId: staff.employeeId,
      fileName: "id.pdf",
      fileSize: pdf.length,
      uploadDate: expect.any(String),
      createdAt: expect.any(String),
      uploadedBy: owner.employeeId,
      uploadedByName: "Naledi Khumalo",
      version: 1,
      expiryDate: null,
      retentionDate: null,
    },
  ]);
});

test("documents are listed newest first", async () => {
  const { owner } = await newTenant();
  const ids = [await newDocument(owner, owner), await newDocument(owner, owner)];
  const listed = await listOf(owner, owner);
  expect(listed).toMatchObject(ids.reverse().map((id) => ({ id })));
});

test("a download is the stored file under its own name [APIDOC-07] [UMDOC-03]", async () => {
  const { owner } = await newTenant();
  const id = await newRecord(owner);
  await upload(owner, { id, file: jpeg, fileName: "Zoë.JPG" });
  const answer = await download(owner, id);
  expect(answer.headers).toMatchObject({
    "content-type": "image/jpeg",
    "content-length": String(answer.rawPayload.length),
    "content-disposition": `attachment; filename="Zoe.jpg"; filename*=UTF-8''Zo%C3%AB.jpg`,
    "x-content-type-options": "nosniff",
    "cache-control": "private, no-store",
  });
  expect(answer.rawPayload.subarray(-20)).toEqual(jpeg.subarray(-20));
});

test("only super administrators and the employee find a document", async () => {
  const { owner, newEmployee, newDepartment } = await newTenant();
  const head = await newEmployee({ employeeRole: "Manager" });
  const departmentId = await newDepartment("Sales", head.employeeId);
  const staff = await newEmployee({ departmentId });
  const colleague = await newEmployee({ departmentId, employeeRole: "HR" });
  const stranger = (await newTenant()).owner;
  const id = await newDocument(owner, staff);
  for (const reader of [owner, staff]) {
    expect(await listOf(reader, staff)).toMatchObject([{ id }]);
    expect((await download(reader, id)).body).toBe(pdf.toString("latin1"));
  }
  for (const reader of [head, colleague, stranger]) {
    expect(await listOf(reader, staff)).toBe("not_found");
    expect((await download(reader, id)).statusCode).toBe(404);
    for (const operation of [updateRecord, remove])
      expect((await call(reader, operation, { params: { id }, body: newName })).status).toBe(404);
  }
});

test("employees add documents about themselves only, super administrators about everyone", async () => {
  const { owner, newEmployee } = await newTenant();
  const [staff, other] = [await newEmployee(), await newEmployee()];
  await newDocument(staff, staff);
  await newDocument(owner, staff);
  const body = { documentName: "CV", documentCategory: "Other", employeeId: other.employeeId };
  expect((await call(staff, createRecord, { body } as never)).body.code).toBe("not_found");
  expect((await call(owner, createRecord, { body } as never)).status).toBe(201);
  const id = await newRecord(staff);
  expect((await upload(staff, { about: other, id })).status).toBe(404);
  expect(await filesOf(staff)).toHaveLength(2);
});

test("employees change their own uploads only", async () => {
  const { owner, newEmployee } = await newTenant();
  const staff = await newEmployee();
  const [own, warning] = [await newDocument(staff, staff), await newDocument(owner, staff)];
  const act = async (as: Person, id: number) => [
    (await call(as, updateRecord, { params: { id }, body: newName })).status,
    (await call(as, remove, { params: { id } })).status,
  ];
  expect(await act(staff, warning)).toEqual([403, 403]);
  expect(await act(staff, own)).toEqual([200, 200]);
  expect(await act(owner, warning)).toEqual([200, 200]);
});

test("the author alone adds the file of a record", async () => {
  const { owner, newEmployee } = await newTenant();
  const staff = await newEmployee();
  const second = await newEmployee({ employeeRole: "Executive" });
  const id = await newRecord(owner);
  expect((await upload(second, { about: staff, id })).status).toBe(404);
  expect(await listOf(owner, owner)).toEqual([]);
  expect((await download(owner, id)).statusCode).toBe(404);
  expect((await upload(owner, { about: staff, id })).status).toBe(200);
});

test("a document's file never changes, and a repeated upload has no effect", async () => {
  const { owner } = await newTenant();
  const id = await newDocument(owner, owner);
  expect((await upload(owner, { id })).status).toBe(200);
  const refused = await upload(owner, { id, file: jpeg, fileName: "id.jpg" });
  expect([refused.status, refused.body.code]).toEqual([409, "document_complete"]);
  expect((await download(owner, id)).body).toBe(pdf.toString("latin1"));
});

test("two files sent at once for one document: one is stored", async () => {
  const { owner } = await newTenant();
  const id = await newRecord(owner);
  const sent = [pdf, Buffer.concat([pdf, Buffer.from("\n")])];
  const answers = await Promise.all(sent.map((file) => upload(owner, { id, file })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await filesOf(owner)).toHaveLength(1);
});

test("a file that contradicts its name is refused without a trace [OWNWIZ-45]", async () => {
  const { owner } = await newTenant();
  const id = await newRecord(owner);
  const page = Buffer.from("<html><script>alert(1)</script></html>");
  const { status, body } = await upload(owner, { id, file: page });
  expect([status, body]).toEqual([
    400,
    {
      code: "invalid_request",
      message: "Only PDF, JPG and PNG files are allowed",
      fields: { File: "Only PDF, JPG and PNG files are allowed" },
    },
  ]);
  expect(await filesOf(owner)).toEqual([]);
});

test("a file of exactly 5 MB is accepted, a larger one refused [OWNWIZ-44]", async () => {
  const { owner } = await newTenant();
  const id = await newRecord(owner);
  const sized = (bytes: number) =>
    Buffer.concat([
      Buffer.from("%PDF-1.4\n"),
      Buffer.alloc(bytes - 15, "x"),
      Buffer.from("\n%%EOF"),
    ]);
  const larger = await upload(owner, { id, file: sized(maxFileBytes + 1) });
  expect([larger.status, larger.body.fields]).toEqual([
    413,
    { File: "File size should be less than 5MB" },
  ]);
  expect((await upload(owner, { id, file: sized(maxFileBytes) })).status).toBe(200);
  expect((await download(owner, id)).rawPayload.length).toBe(maxFileBytes);
});

test("the employee's history has each change to a document", async () => {
  const { owner, newEmployee, newDepartment } = await newTenant();
  const head = await newEmployee();
  const staff = await newEmployee({ departmentId: await newDepartment("Sales", head.employeeId) });
  const id = await newDocument(owner, staff);
  await call(owner, updateRecord, { params: { id }, body: newName });
  await call(owner, updateRecord, { params: { id }, body: newName });
  await call(owner, remove, { params: { id } });
  const kindsFor = async (reader: Person) => {
    const input = { params: { id: staff.employeeId }, query: {} };
    const { body } = await call(reader, api.employees.history, input);
    return body.map(({ kind, link }) => [kind, link?.id]).reverse();
  };
  const recorded = ["document_added", "document_changed", "document_removed"].map((kind) => [
    kind,
    id,
  ]);
  expect(await kindsFor(staff)).toEqual(recorded);
  expect(await kindsFor(owner)).toEqual(recorded);
  expect(await kindsFor(head)).toEqual([]);
});

test("an employee is notified of a document that another adds", async () => {
  const { tenantId, owner, newEmployee } = await newTenant();
  const staff = await newEmployee();
  const preference = { kind: "documentAdded" as const, byMail: true };
  await call(staff, api.notifications.updatePreferences, { body: preference });
  await newDocument(staff, staff);
  expect(await mailsOf(tenantId)).toEqual([]);
  const id = await newDocument(owner, staff, "Contract");
  const { body } = await call(staff, api.notifications.list, { query: {} });
  expect(body).toMatchObject([
    {
      kind: "documentAdded",
      aboutId: id,
      by: { id: owner.employeeId },
      details: { documentName: "Contract", documentCategory: "Personal" },
    },
  ]);
  const [mail, ...others] = await mailsOf(tenantId);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: staff.email, subject: "A document was added to your record" });
  expect(JSON.stringify(mail)).not.toContain("Contract");
});

test("search finds a document from its file's arrival to its removal", async () => {
  const { owner } = await newTenant();
  const found = async (words: string) => {
    const { body } = await call(owner, api.search.find, { query: { query: words } });
    return body.documents.items.map(({ id }) => id);
  };
  const id = await newRecord(owner, "Yearbook");
  expect(await found("yearb")).toEqual([]);
  await upload(owner, { id });
  expect(await found("yearb")).toEqual([id]);
  await call(owner, updateRecord, { params: { id }, body: newName });
  expect([await found("yearb"), await found("passp")]).toEqual([[], [id]]);
  await call(owner, remove, { params: { id } });
  expect(await found("passp")).toEqual([]);
});

test("a removed document cannot be listed, downloaded or changed", async () => {
  const { owner } = await newTenant();
  const id = await newDocument(owner, owner);
  await call(owner, remove, { params: { id } });
  expect(await listOf(owner, owner)).toEqual([]);
  expect((await download(owner, id)).statusCode).toBe(404);
  expect((await call(owner, remove, { params: { id } })).status).toBe(404);
  expect(await filesOf(owner)).toHaveLength(1);
});

test("opening another's documents is recorded, opening one's own is not", async () => {
  const { tenantId, owner, newEmployee, inTenant } = await newTenant();
  const [staff, other] = [await newEmployee(), await newEmployee()];
  const id = await newDocument(owner, staff);
  await listOf(staff, staff);
  await download(staff, id);
  await listOf(other, staff);
  await download(other, id);
  const reads = () =>
    inTenant((tx) =>
      tx.selectFrom("recordReads").where("tenantId", "=", tenantId).select("readerId").execute(),
    );
  expect(await reads()).toEqual([]);
  await download(owner, id);
  await listOf(owner, staff);
  expect(await reads()).toEqual([{ readerId: owner.employeeId }]);
});

test("an employee has 500 documents at most", async () => {
  const { tenantId, owner, newEmployee, inTenant } = await newTenant();
  const staff = await newEmployee();
  const record = {
    tenantId,
    employeeId: staff.employeeId,
    uploadedById: owner.employeeId,
    documentName: "Payslip",
    documentCategory: "Payslips",
  };
  const one = await newRecord(owner);
  const rows = Array.from({ length: 500 }, () => record);
  await inTenant((tx) => tx.insertInto("documents").values(rows).execute());
  expect((await upload(owner, { about: staff, id: one })).body.code).toBe("too_many_documents");
  const body = { ...newName, employeeId: staff.employeeId };
  expect((await call(owner, createRecord, { body })).body.code).toBe("too_many_documents");
  expect(await filesOf(owner)).toEqual([]);
});
