import { expect, test } from "vitest";
import type { CellCorrection } from "#contract/import/import.ts";
import { api } from "#contract/index.ts";
import {
  headings,
  importCompany,
  importOf,
  rowsOf,
  runAll,
  start,
  uploadPeople,
} from "#server/test/import.ts";
import { call, type Person } from "#server/test/world.ts";

const correct = (as: Person, id: number, body: CellCorrection) =>
  call(as, api.import.correctRow, { params: { id }, body });

test("correcting a cell in the preview checks what follows from it again", async () => {
  const company = await importCompany();
  const { owner, vacancy, people, domain } = company;
  await vacancy("Driver");
  await vacancy("Driver");
  const file = [
    headings,
    "Ann,One,ann@elsewhere.com,Driver,Logistics,31/02/2027",
    `Ann,Two,ann,Driver,Logistics,01/03/2027`,
  ].join("\n");
  const { body: draft } = await uploadPeople(owner, file);
  expect(draft).toMatchObject({ badCount: 1 });
  const [bad] = await rowsOf(owner, draft.id, "bad");
  expect(bad?.faults.map(({ field, suggestion }) => [field, suggestion])).toEqual([
    ["startDate", "2027-03-01"],
    ["email", `ann@${domain}`],
  ]);
  const first = await correct(owner, draft.id, { row: 2, field: "startDate", value: "2027-03-01" });
  expect([first.status, first.body.badCount]).toEqual([200, 1]);
  // Now the second row has the e-mail of the first.
  await correct(owner, draft.id, { row: 2, field: "email", value: `ann@${domain}` });
  expect(await rowsOf(owner, draft.id, "bad")).toMatchObject([
    { row: 3, faults: [{ field: "email", message: "Row 2 has the same e-mail" }] },
  ]);
  await correct(owner, draft.id, { row: 3, field: "email", value: " ann.two " });
  await start(owner, draft.id);
  expect(await runAll(company, draft.id)).toMatchObject({ addedCount: 2, badCount: 0 });
  expect((await people()).map(({ lastName, hireDate }) => [lastName, hireDate])).toEqual([
    ["One", "2027-03-01"],
    ["Two", "2027-03-01"],
  ]);
});

test("only existing cells of one's own draft can be corrected", async () => {
  const company = await importCompany();
  const { owner } = company;
  const other = await company.newEmployee({ employeeRole: "Executive" });
  const { body } = await uploadPeople(owner, "Email,Surname\nann\n");
  const { id } = body;
  const asked = { row: 2, field: "surname", value: "One" } as const;
  const refusals = [
    await correct(other, id, asked),
    await correct(owner, id, { ...asked, row: 3 }),
    await correct(owner, id, { ...asked, field: "phone" }),
    await correct(owner, id, { ...asked, value: "x".repeat(10_000) }),
  ];
  expect(refusals.map(({ status, body: refused }) => [status, refused.fields])).toEqual([
    [404, undefined],
    [404, undefined],
    [400, { field: "No column is the Phone Number" }],
    [400, { value: expect.stringContaining("At most") }],
  ]);
  // A missing cell is added to the row.
  expect((await correct(owner, id, asked)).status).toBe(200);
  expect((await rowsOf(owner, id))[0]?.values).toMatchObject({ surname: "One" });
});

test("what has been started is not corrected any more", async () => {
  const company = await importCompany();
  const { owner, vacancy } = company;
  await vacancy("Driver");
  const file = `${headings}\nAnn,One,one,Driver,Logistics,2026-03-02\n`;
  const { id } = (await uploadPeople(owner, file)).body;
  await start(owner, id);
  const { status, body } = await correct(owner, id, { row: 2, field: "name", value: "Anna" });
  expect([status, body.code]).toEqual([409, "import_started"]);
  expect(await importOf(owner, id)).toMatchObject({ state: "running" });
});
