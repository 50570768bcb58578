import { rm, writeFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { filesOf, newDocument, newRecord, pathOfFile, upload } from "#server/test/documents.ts";
import { jpeg, pdf } from "#server/test/sample-files.ts";
import {
  app,
  call,
  newTenant,
  type Person,
  services,
  type TestTenant,
} from "#server/test/world.ts";
import { filesInZip } from "#server/test/zip-files.ts";

const archive = (as: Person, query = "") =>
  app.inject({
    method: "GET",
    url: `/prod/secure/documents/archive${query}`,
    headers: { authorization: `Bearer ${as.token}` },
  });

const namesIn = async (as: Person, query = "") => [
  ...filesInZip((await archive(as, query)).rawPayload).keys(),
];

async function insertDocuments({ tenantId, owner, inTenant }: TestTenant, count: number) {
  const { key, sha256, sizeBytes } = await services.storage.store(tenantId, pdf);
  const people = { tenantId, employeeId: owner.employeeId, uploadedById: owner.employeeId };
  const row = { ...people, documentName: "Payslip", documentCategory: "Payslips", sha256 };
  const stored = { fileName: "a.pdf", fileSizeBytes: sizeBytes, contentType: "application/pdf" };
  const addedAt = new Date().toISOString();
  const keys = [key];
  while (keys.length < count) keys.push((await services.storage.store(tenantId, pdf)).key);
  const rows = keys.map((storageKey) => ({ ...row, ...stored, storageKey, addedAt }));
  const inserted = await inTenant((tx) =>
    tx.insertInto("documents").values(rows).returning("id").execute(),
  );
  return inserted.map(({ id }) => id).sort((a, b) => a - b);
}

test("a super administrator downloads all documents, each under a unique name", async () => {
  const { owner, newEmployee } = await newTenant();
  const staff = await newEmployee({ name: "../Zoë", surname: 'N"kosi' });
  const ids = [
    await newDocument(owner, staff, "Permit/1"),
    await newDocument(owner, staff, "Permit/1"),
  ];
  const own = await newRecord(owner, "Photo");
  await upload(owner, { id: own, file: jpeg, fileName: "me.jpeg", category: "Other" });
  await newRecord(owner, "Without a file");
  const answer = await archive(owner);
  expect(answer.headers).toMatchObject({
    "content-type": "application/zip",
    "content-disposition": expect.stringMatching(
      /^attachment; filename="Documents \d{4}-\d\d-\d\d\.zip"/,
    ),
    "cache-control": "private, no-store",
  });
  expect(answer.headers.link).toBeUndefined();
  const files = filesInZip(answer.rawPayload);
  const folder = `Zoë Nkosi (${staff.employeeId})/Personal`;
  expect([...files.keys()]).toEqual([
    ...ids.map((id) => `${folder}/Permit1 (${id}).pdf`),
    `Naledi Khumalo (${owner.employeeId})/Other/Photo (${own}).jpeg`,
  ]);
  expect(files.get(`${folder}/Permit1 (${ids[0]}).pdf`)).toEqual(pdf);
});

test("an archive has only current documents of the super administrator's company", async () => {
  const { owner, newEmployee, newDepartment } = await newTenant();
  const head = await newEmployee({ employeeRole: "Manager" });
  const staff = await newEmployee({ departmentId: await newDepartment("Sales", head.employeeId) });
  const stranger = (await newTenant()).owner;
  const kept = await newDocument(owner, staff);
  const removed = await newDocument(owner, staff);
  await call(owner, api.documents.remove, { params: { id: removed } });
  for (const reader of [head, staff]) expect((await archive(reader)).statusCode).toBe(403);
  expect(await namesIn(stranger)).toEqual([]);
  expect(await namesIn(stranger, `?employeeId=${staff.employeeId}`)).toEqual([]);
  expect(await namesIn(owner)).toEqual([expect.stringContaining(`(${kept}).pdf`)]);
});

test("it may be of one employee alone", async () => {
  const { owner, newEmployee } = await newTenant();
  const staff = await newEmployee();
  await newDocument(owner, owner);
  const id = await newDocument(owner, staff);
  expect(await namesIn(owner, `?employeeId=${staff.employeeId}`)).toEqual([
    expect.stringContaining(`(${id}).pdf`),
  ]);
});

test("an archive of 500 files links to the next", async () => {
  const tenant = await newTenant();
  const ids = await insertDocuments(tenant, 501);
  const first = await archive(tenant.owner);
  const next = /^<(.+)>; rel="next"$/.exec(String(first.headers.link))?.[1] ?? "";
  expect(next).toBe(`/prod/secure/documents/archive?after=${ids[499]}`);
  const second = await archive(tenant.owner, next.slice(next.indexOf("?")));
  expect(second.headers.link).toBeUndefined();
  const named = (bytes: Buffer) =>
    [...filesInZip(bytes).keys()].map((name) => Number(/\((\d+)\)\.pdf$/.exec(name)?.[1]));
  expect(named(first.rawPayload)).toEqual(ids.slice(0, 500));
  expect(named(second.rawPayload)).toEqual(ids.slice(500));
});

test("an archive's note names each damaged or missing file", async () => {
  const tenant = await newTenant();
  const ids = await insertDocuments(tenant, 3);
  const [damaged = "", missing = ""] = await filesOf(tenant.owner);
  await writeFile(pathOfFile(tenant.owner, damaged), "x");
  await rm(pathOfFile(tenant.owner, missing));
  const files = filesInZip((await archive(tenant.owner)).rawPayload);
  expect(files.size).toBe(2);
  const note = [...files].at(-1);
  expect(note?.[0]).toBe("Not included.txt");
  const listed = String(note?.[1]).trim().split("\r\n");
  expect(listed).toHaveLength(2);
  for (const name of listed)
    expect(ids).toContain(Number(/\((\d+)\)/.exec(name.split("/")[2] ?? "")?.[1]));
});

test("a download is recorded for the employee and each document", async () => {
  const { tenantId, owner, newEmployee, inTenant } = await newTenant();
  const [staff, other] = [await newEmployee(), await newEmployee()];
  const ids = [
    await newDocument(owner, staff),
    await newDocument(owner, staff),
    await newDocument(owner, other),
  ];
  await newDocument(owner, owner);
  await archive(owner);
  await archive(owner);
  const reads = await inTenant((tx) =>
    tx
      .selectFrom("recordReads")
      .where("tenantId", "=", tenantId)
      .select(["employeeId", "readerId"])
      .orderBy("employeeId")
      .execute(),
  );
  expect(reads).toEqual(
    [staff, other].map(({ employeeId }) => ({ employeeId, readerId: owner.employeeId })),
  );
  for (const id of ids) {
    const { body } = await call(owner, api.documents.listReads, { params: { id } });
    expect(body.map(({ by }) => by.id)).toEqual([owner.employeeId]);
  }
});

test("an archive has up to 200 named employees", async () => {
  const { owner, newEmployee } = await newTenant();
  const [ann, ben, cas] = [await newEmployee(), await newEmployee(), await newEmployee()];
  const ids = [
    await newDocument(owner, ann, "Contract"),
    await newDocument(owner, ben, "Contract"),
    await newDocument(owner, cas, "Contract"),
  ];
  const stranger = await (await newTenant()).newEmployee();
  const named = [ann, cas, stranger].map(({ employeeId }) => employeeId).join(",");
  const names = await namesIn(owner, `?employeeIds=${named}`);
  expect(names.map((name) => Number(/\((\d+)\)\.\w+$/.exec(name)?.[1])).toSorted()).toEqual(
    [ids[0], ids[2]].toSorted(),
  );
  for (const refused of ["", "1,x", Array.from({ length: 201 }, () => 1).join(",")]) {
    const answer = await archive(owner, `?employeeIds=${refused}`);
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, ["employeeIds"]]);
  }
});

test("an archive has the documents that search and filters leave", async () => {
  const { owner, newEmployee } = await newTenant();
  const manager = await newEmployee({ name: "Mara", surname: "Xaba", employeeRole: "Manager" });
  const clerk = await newEmployee({ name: "Cas", surname: "Zulu" });
  await newDocument(owner, manager, "Of the manager");
  await newDocument(owner, clerk, "Of the clerk");
  const own = await newRecord(owner, "Own");
  await upload(owner, { id: own, file: jpeg, fileName: "me.jpeg", category: "Other" });
  const whose = async (query: string) =>
    (await namesIn(owner, query))
      .map((name) => name.replace(/^.*\/(.*) \(\d+\)\..*$/, "$1"))
      .toSorted();
  expect(await whose("?role=Manager")).toEqual(["Of the manager"]);
  expect(await whose("?search=zulu")).toEqual(["Of the clerk"]);
  expect(await whose("?excludeSelf=true")).toEqual(["Of the clerk", "Of the manager"]);
  expect(await whose("?search=nobody")).toEqual([]);
  expect(await whose("")).toEqual(["Of the clerk", "Of the manager", "Own"]);
  expect((await archive(manager, "?role=Manager")).statusCode).toBe(403);
});
