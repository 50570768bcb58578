import { rm, writeFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { download, filesOf, newDocument, pathOfFile, preview } from "#server/test/documents.ts";
import { pdf } from "#server/test/sample-files.ts";
import { call, newTenant, type Person } from "#server/test/world.ts";

const readsOf = async (as: Person, id: number) => {
  const { status, body } = await call(as, api.documents.listReads, { params: { id } });
  return status === 200 ? body.map(({ by }) => by.id) : body.code;
};

test("a preview cannot run scripts, be framed or be cached", async () => {
  const { owner } = await newTenant();
  const answer = await preview(owner, await newDocument(owner, owner));
  expect(answer.rawPayload).toEqual(pdf);
  expect(answer.headers).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": `inline; filename="id.pdf"; filename*=UTF-8''id.pdf`,
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
    "x-frame-options": "DENY",
    "x-content-type-options": "nosniff",
    "cache-control": "private, no-store",
  });
});

test("a preview opens for the document's readers only", async () => {
  const { owner, newEmployee, newDepartment } = await newTenant();
  const head = await newEmployee({ employeeRole: "Manager" });
  const staff = await newEmployee({ departmentId: await newDepartment("Sales", head.employeeId) });
  const stranger = (await newTenant()).owner;
  const id = await newDocument(owner, staff);
  const statusOf = async (reader: Person) => (await preview(reader, id)).statusCode;
  expect([await statusOf(owner), await statusOf(staff)]).toEqual([200, 200]);
  expect([await statusOf(head), await statusOf(stranger)]).toEqual([404, 404]);
});

test("readers see who else opened a document, once a day", async () => {
  const { owner, newEmployee } = await newTenant();
  const [staff, other] = [await newEmployee(), await newEmployee()];
  const second = await newEmployee({ employeeRole: "Executive" });
  const id = await newDocument(owner, staff);
  const unopened = await newDocument(owner, staff);
  await preview(staff, id);
  await download(other, id);
  expect(await readsOf(staff, id)).toEqual([]);
  await download(owner, id);
  await preview(owner, id);
  await preview(second, id);
  for (const reader of [staff, owner])
    expect(await readsOf(reader, id)).toEqual([second.employeeId, owner.employeeId]);
  expect(await readsOf(staff, unopened)).toEqual([]);
  expect(await readsOf(other, id)).toBe("not_found");
});

test("a changed or missing file is not sent", async () => {
  const { owner } = await newTenant();
  const id = await newDocument(owner, owner);
  const [key = ""] = await filesOf(owner);
  const damages = [
    Buffer.concat([pdf.subarray(0, -1), Buffer.from("!")]),
    pdf.subarray(0, -1),
    Buffer.concat([pdf, pdf]),
    Buffer.alloc(0),
  ];
  for (const damaged of damages) {
    await writeFile(pathOfFile(owner, key), damaged);
    for (const open of [download, preview]) {
      const answer = await open(owner, id);
      expect([answer.statusCode, answer.json().code]).toEqual([500, "file_damaged"]);
      expect(answer.body).not.toContain(key);
    }
  }
  await writeFile(pathOfFile(owner, key), pdf);
  expect((await download(owner, id)).rawPayload).toEqual(pdf);
  await rm(pathOfFile(owner, key));
  expect((await download(owner, id)).json().code).toBe("internal");
});
