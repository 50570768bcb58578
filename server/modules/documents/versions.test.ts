import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import {
  download,
  filesOf,
  newDocument,
  newRecord,
  upload,
  uploadVersion,
} from "#server/test/documents.ts";
import { jpeg, pdf } from "#server/test/sample-files.ts";
import { call, newTenant, type Person } from "#server/test/world.ts";

const otherPdf = Buffer.concat([pdf, Buffer.from("\n")]);

const versionsOf = async (as: Person, id: number) => {
  const { status, body } = await call(as, api.documents.listVersions, { params: { id } });
  return status === 200 ? body : body.code;
};

test("a new file replaces the former one, which stays downloadable", async () => {
  const { owner, newEmployee } = await newTenant();
  const staff = await newEmployee({ name: "Thabo", surname: "Nkosi" });
  const id = await newDocument(staff, staff);
  const sent = await uploadVersion(owner, { id, file: jpeg, fileName: "permit.jpg" });
  expect([sent.status, sent.body]).toEqual([200, { version: 2 }]);

  const { body } = await call(staff, api.documents.listForEmployee, {
    params: { id: staff.employeeId },
  });
  expect(body).toMatchObject([
    { id, version: 2, fileName: "permit.jpg", uploadedBy: staff.employeeId },
  ]);
  expect(await versionsOf(staff, id)).toMatchObject([
    {
      version: 2,
      fileName: "permit.jpg",
      contentType: "image/jpeg",
      uploadedBy: { id: owner.employeeId },
    },
    { version: 1, fileName: "id.pdf", fileSize: pdf.length, uploadedBy: { name: "Thabo Nkosi" } },
  ]);
  for (const version of [undefined, 2])
    expect((await download(staff, id, version)).headers["content-type"]).toBe("image/jpeg");
  const former = await download(staff, id, 1);
  expect(former.rawPayload).toEqual(pdf);
  expect(former.headers["content-disposition"]).toContain('attachment; filename="id.pdf"');
  expect((await download(staff, id, 3)).statusCode).toBe(404);
});

test("every version opens for the document's readers only", async () => {
  const { owner, newEmployee, newDepartment } = await newTenant();
  const head = await newEmployee({ employeeRole: "Manager" });
  const staff = await newEmployee({ departmentId: await newDepartment("Sales", head.employeeId) });
  const stranger = (await newTenant()).owner;
  const id = await newDocument(owner, staff);
  await uploadVersion(owner, { id, file: otherPdf });
  for (const reader of [owner, staff]) {
    expect(await versionsOf(reader, id)).toHaveLength(2);
    expect((await download(reader, id, 1)).statusCode).toBe(200);
  }
  for (const reader of [head, stranger]) {
    expect(await versionsOf(reader, id)).toBe("not_found");
    expect((await download(reader, id, 1)).statusCode).toBe(404);
  }
});

test("employees replace the files that they have uploaded, super administrators any", async () => {
  const { owner, newEmployee } = await newTenant();
  const [staff, other] = [await newEmployee(), await newEmployee()];
  const [own, warning] = [await newDocument(staff, staff), await newDocument(owner, staff)];
  const statusOf = async (as: Person, id: number) =>
    (await uploadVersion(as, { id, file: otherPdf })).status;
  expect(await statusOf(staff, warning)).toBe(403);
  expect(await statusOf(other, own)).toBe(404);
  expect(await filesOf(owner)).toHaveLength(2);
  expect(await statusOf(staff, own)).toBe(200);
  expect(await statusOf(owner, warning)).toBe(200);
});

test("a version needs a new file", async () => {
  const { owner } = await newTenant();
  const id = await newRecord(owner);
  expect((await uploadVersion(owner, { id })).status).toBe(404);
  expect(await filesOf(owner)).toEqual([]);
  await upload(owner, { id });
  expect((await uploadVersion(owner, { id })).body).toEqual({ version: 1 });
  expect(await versionsOf(owner, id)).toHaveLength(1);
  expect((await uploadVersion(owner, { id, file: Buffer.from("<svg/>") })).body.fields).toEqual({
    File: "Only PDF, JPG and PNG files are allowed",
  });
});

test("two new files at once become two versions", async () => {
  const { owner } = await newTenant();
  const id = await newDocument(owner, owner);
  const files = ["\n", "\n\n"].map((end) => Buffer.concat([pdf, Buffer.from(end)]));
  const sent = await Promise.all(files.map((file) => uploadVersion(owner, { id, file })));
  expect(sent.map(({ body }) => body.version).sort()).toEqual([2, 3]);
  const sizes = await Promise.all(
    [1, 2, 3].map(async (version) => (await download(owner, id, version)).rawPayload.length),
  );
  expect(sizes.sort()).toEqual([pdf, ...files].map(({ length }) => length));
});

test("a document has 50 versions at most", async () => {
  const { owner, tenantId, inTenant } = await newTenant();
  const id = await newDocument(owner, owner);
  await inTenant((tx) =>
    tx
      .updateTable("documents")
      .set({ version: 50 })
      .where("tenantId", "=", tenantId)
      .where("id", "=", id)
      .execute(),
  );
  const refused = await uploadVersion(owner, { id, file: otherPdf });
  expect([refused.status, refused.body.code]).toEqual([409, "too_many_versions"]);
  expect(await filesOf(owner)).toHaveLength(1);
});

test("a new version notifies the employee and is in their history", async () => {
  const { owner, newEmployee, storyOf } = await newTenant();
  const staff = await newEmployee();
  const id = await newDocument(owner, staff, "Work permit");
  await uploadVersion(owner, { id, file: jpeg, fileName: "permit.jpg" });
  const [, changed] = await storyOf(staff);
  expect(changed).toMatchObject({
    kind: "document_changed",
    changes: [
      { field: "documentVersion", before: "1", after: "2" },
      { field: "fileName", before: "id.pdf", after: "permit.jpg" },
    ],
  });
  const { body } = await call(staff, api.notifications.list, { query: {} });
  expect(body.map(({ kind }) => kind)).toEqual(["documentAdded", "documentAdded"]);
});
