import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { leave } from "#contract/leave/leave.ts";
import type { Leave } from "#contract/leave/requests/request.ts";
import { download, filesOf, preview, uploadVersion } from "#server/test/documents.ts";
import { addLeaveFile, leaveFilesOf, removeLeaveFile } from "#server/test/leave-files.ts";
import { jpeg, pdf, png } from "#server/test/sample-files.ts";
import { call, newTenant, type Person } from "#server/test/world.ts";

async function newKitchen() {
  const tenant = await newTenant();
  const head = await tenant.newEmployee({ name: "Lerato", surname: "Dlamini" });
  const departmentId = await tenant.newDepartment("Kitchen", head.employeeId);
  const anna = await tenant.newEmployee({ name: "Anna", surname: "Botha", departmentId });
  const colleague = await tenant.newEmployee({ departmentId });
  const body = {
    leaveType: "SickLeave" as const,
    startDate: "2031-03-03",
    endDate: "2031-03-05",
    reason: "Unwell",
  };
  const { id } = (await call(anna, leave.createRequest, { body })).body;
  return { tenant, owner: tenant.owner, head, anna, colleague, id };
}

const seenBy = async (as: Person, person: Person): Promise<Leave | undefined> => {
  const query = { employeeId: person.employeeId };
  const { body } = await call(as, leave.combinedRecords, { query });
  return body[0]?.sick.leaves[0];
};
const namesFor = async (as: Person, id: number) => {
  const { status, body } = await leaveFilesOf(as, id);
  return status === 200 ? body.map(({ fileName }) => fileName) : status;
};

test("the person and super administrators open a certificate, the manager cannot", async () => {
  const { owner, head, anna, colleague, id } = await newKitchen();
  const added = await addLeaveFile(anna, id, { fileName: "note.pdf" });
  expect(added.status).toBe(200);
  const fileId = Number(added.body.id);
  expect((await leaveFilesOf(anna, id)).body).toEqual([
    {
      id: fileId,
      documentName: "Sick Leave 2031-03-03",
      fileName: "note.pdf",
      fileSize: pdf.length,
      version: 1,
      addedAt: expect.any(String),
      addedBy: { id: anna.employeeId, name: "Anna Botha" },
    },
  ]);
  expect(await namesFor(owner, id)).toEqual(["note.pdf"]);
  expect(await seenBy(head, anna)).toMatchObject({ fileCount: 1, can: { approve: true } });
  const stranger = (await newTenant()).owner;
  for (const other of [head, colleague, stranger]) {
    expect(await namesFor(other, id)).toBe(404);
    for (const open of [download, preview])
      expect((await open(other, fileId)).statusCode).toBe(404);
  }
  for (const reader of [anna, owner])
    expect((await download(reader, fileId)).rawPayload).toEqual(pdf);
});

test("who else opens a certificate is recorded for its person", async () => {
  const { tenant, owner, anna, id } = await newKitchen();
  const fileId = Number((await addLeaveFile(anna, id)).body.id);
  await preview(owner, fileId);
  const { body } = await call(anna, api.documents.listReads, { params: { id: fileId } });
  expect(body.map(({ by }) => by.id)).toEqual([owner.employeeId]);
  await namesFor(anna, id);
  await namesFor(owner, id);
  const reads = await tenant.inTenant((tx) =>
    tx.selectFrom("recordReads").where("tenantId", "=", tx.tenantId).selectAll().execute(),
  );
  expect(reads).toMatchObject([
    { employeeId: anna.employeeId, readerId: owner.employeeId, part: "documents" },
  ]);
});

test("a manager adds a certificate and cannot read it afterwards", async () => {
  const { owner, head, anna, colleague, id } = await newKitchen();
  await call(head, leave.approve, { params: { id } });
  expect((await addLeaveFile(head, id)).status).toBe(200);
  expect(await seenBy(head, anna)).toMatchObject({ fileCount: 1 });
  expect(await namesFor(head, id)).toBe(404);
  expect((await leaveFilesOf(owner, id)).body).toMatchObject([
    { addedBy: { name: "Lerato Dlamini" } },
  ]);
  expect((await addLeaveFile(colleague, id, { file: png, fileName: "a.png" })).status).toBe(404);
  expect(await namesFor(anna, id)).toEqual(["certificate.pdf"]);
});

test("a request has up to five different real files", async () => {
  const { anna, id } = await newKitchen();
  const numbered = (n: number) => Buffer.concat([pdf, Buffer.from("\n".repeat(n))]);
  const first = await addLeaveFile(anna, id, { file: numbered(0) });
  expect((await addLeaveFile(anna, id, { file: numbered(0) })).body).toEqual(first.body);
  for (const n of [1, 2, 3]) await addLeaveFile(anna, id, { file: numbered(n) });
  const hostile = { file: Buffer.from("MZ not a picture"), fileName: "scan.png" };
  expect(await addLeaveFile(anna, id, hostile)).toMatchObject({
    status: 400,
    body: { fields: { File: "Only PDF, JPG and PNG files are allowed" } },
  });
  expect((await addLeaveFile(anna, id, { file: jpeg, fileName: "scan.jpg" })).status).toBe(200);
  expect(await addLeaveFile(anna, id, { file: png, fileName: "scan.png" })).toMatchObject({
    status: 409,
    body: { code: "too_many_leave_files" },
  });
  expect(await seenBy(anna, anna)).toMatchObject({ fileCount: 5 });
});

test("a person removes a file while their request is pending", async () => {
  const { tenant, owner, head, anna, id } = await newKitchen();
  const fileIds: number[] = [];
  for (const [file, fileName] of [
    [pdf, "a.pdf"],
    [jpeg, "b.jpg"],
  ] as const)
    fileIds.push(Number((await addLeaveFile(anna, id, { file, fileName })).body.id));
  const [first = 0, second = 0] = fileIds;
  expect((await removeLeaveFile(head, first)).status).toBe(403);
  expect((await removeLeaveFile(anna, first)).status).toBe(200);
  expect((await removeLeaveFile(anna, first)).status).toBe(404);
  expect(await namesFor(anna, id)).toEqual(["b.jpg"]);
  expect((await download(anna, first)).statusCode).toBe(404);
  await call(head, leave.approve, { params: { id } });
  expect((await removeLeaveFile(anna, second)).status).toBe(409);
  expect((await removeLeaveFile(owner, second)).status).toBe(200);
  expect(await seenBy(anna, anna)).toMatchObject({ fileCount: 0 });
  expect(await filesOf(anna)).toHaveLength(2);
  const kept = await tenant.inTenant((tx) =>
    tx
      .selectFrom("documents")
      .where("tenantId", "=", tx.tenantId)
      .where("removedAt", "is not", null)
      .select("id")
      .execute(),
  );
  expect(kept.map((row) => row.id).toSorted()).toEqual(fileIds.toSorted());
});

test("a request's file is listed and changed with it alone", async () => {
  const { owner, anna, id } = await newKitchen();
  const fileId = Number((await addLeaveFile(anna, id)).body.id);
  const params = { id: anna.employeeId };
  for (const reader of [anna, owner])
    expect((await call(reader, api.documents.listForEmployee, { params })).body).toEqual([]);
  const query = { query: "certificate sick 2031-03-03" };
  expect(JSON.stringify((await call(owner, api.search.find, { query })).body)).not.toContain(
    "2031",
  );
  for (const as of [anna, owner]) {
    const of = { params: { id: fileId } };
    const body = { documentName: "Other", documentCategory: "Other" as const };
    expect((await call(as, api.documents.updateRecord, { ...of, body })).status).toBe(404);
    expect((await call(as, api.documents.updateDates, { ...of, body: {} })).status).toBe(404);
    expect((await call(as, api.documents.remove, of)).status).toBe(404);
    expect((await uploadVersion(as, { id: fileId, file: jpeg, fileName: "b.jpg" })).status).toBe(
      404,
    );
  }
  expect(await namesFor(anna, id)).toEqual(["certificate.pdf"]);
});

test("the history has an added file without its name", async () => {
  const { owner, head, anna, id } = await newKitchen();
  await addLeaveFile(anna, id, { fileName: "influenza.pdf" });
  const entriesFor = async (as: Person) => {
    const params = { id: anna.employeeId };
    const { body } = await call(as, api.employees.history, { params, query: {} });
    expect(JSON.stringify(body)).not.toContain("influenza");
    return body.map(({ kind }) => kind).filter((kind) => kind === "document_added");
  };
  expect(await entriesFor(owner)).toHaveLength(1);
  expect(await entriesFor(anna)).toHaveLength(1);
  expect(await entriesFor(head)).toEqual([]);
});
