import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { cleanUp } from "#server/db/clean-up.ts";
import {
  draftOf,
  drivers,
  headings,
  importCompany,
  importOf,
  rowsOf,
  runAll,
  start,
  uploadPeople,
} from "#server/test/import.ts";
import { call, database } from "#server/test/world.ts";

import { findFirstCells, insertCells } from "./queries.ts";

const {
  exportFaults: exportImportFaults,
  exportReport: exportImportReport,
  invite: inviteImported,
} = api.import;

test("a person's file data are deleted once they are added", async () => {
  const tenant = await importCompany();
  const { owner, vacancy, inTenant } = tenant;
  await vacancy("Driver");
  const { body } = await uploadPeople(owner, drivers("One", "Two"));
  await start(owner, body.id);
  await runAll(tenant, body.id);
  const cells = () =>
    inTenant((tx) =>
      tx.selectFrom("importCells").where("tenantId", "=", tx.tenantId).select("row").execute(),
    );
  expect(await cells()).toEqual([{ row: 3 }]);
  expect(
    (await rowsOf(owner, body.id)).map(({ values }) => Object.keys(values).length > 0),
  ).toEqual([false, true]);
});

test("rows to correct are exported with reasons, without formulas", async () => {
  const tenant = await importCompany();
  const { owner } = tenant;
  const file = `${headings}\n=cmd(),One,one,Driver,Nowhere,2026-03-02\n`;
  const { body } = await uploadPeople(owner, file);
  const { body: faults, headers } = await call(owner, exportImportFaults, {
    params: { id: body.id },
  });
  expect(headers["content-disposition"]).toContain("rows-to-correct.csv");
  expect(faults).toBe(
    `\ufeff${headings},Row,What is wrong\r\n"'=cmd()",One,one,Driver,Nowhere,2026-03-02,2,Department: There is no department Nowhere\r\n`,
  );
  const { body: again } = await uploadPeople(owner, String(faults));
  const [row] = await rowsOf(owner, again.id);
  expect(row?.values.name).toBe("=cmd()");
});

test("the report says what became of each row", async () => {
  const tenant = await importCompany();
  const { owner, vacancy, domain } = tenant;
  await vacancy("Driver");
  const { body } = await uploadPeople(owner, drivers("One", "Two"));
  await start(owner, body.id);
  await runAll(tenant, body.id);
  const { body: report } = await call(owner, exportImportReport, { params: { id: body.id } });
  expect(report).toBe(
    [
      "\ufeffRow,Result,Name,Email,Changes,Reason",
      `2,Added,Ann One,ann.one@${domain},,`,
      "3,Left out,,,,Position: No position Driver is vacant in Logistics",
      "",
    ].join("\r\n"),
  );
});

test("people imported without invitations are invited on request, once", async () => {
  const tenant = await importCompany();
  const { owner } = tenant;
  const draft = await draftOf(tenant, drivers("One", "Two"));
  await start(owner, draft.id, "good", false);
  expect(await runAll(tenant, draft.id)).toMatchObject({ addedCount: 2, uninvitedCount: 2 });
  const mailed = async () =>
    (await tenant.jobs()).filter(({ job }) => job === "auth.mailInvitation").length;
  expect([await mailed(), (await tenant.laterJobs()).length]).toEqual([0, 0]);
  const { people } = tenant;
  expect((await people()).map(({ invitation }) => invitation?.status)).toEqual([
    "notSent",
    "notSent",
  ]);
  const params = { id: draft.id };
  expect((await call(owner, inviteImported, { params })).body).toEqual({ invited: 2 });
  expect((await call(owner, inviteImported, { params })).body).toEqual({ invited: 0 });
  expect([await mailed(), (await tenant.laterJobs()).length]).toEqual([2, 2]);
  expect((await people()).map(({ invitation }) => invitation?.status)).toEqual([
    "sending",
    "sending",
  ]);
});

test("drafts and rejected rows are deleted after a day, imports after 30", async () => {
  const tenant = await importCompany();
  const { owner, inTenant, vacancy } = tenant;
  await vacancy("Driver");
  const ages = [2, 31, 0];
  const ids: number[] = [];
  for (const days of ages) {
    const { body } = await uploadPeople(owner, drivers(`A${days}`, `B${days}`));
    await start(owner, body.id);
    await runAll(tenant, body.id);
    await vacancy("Driver");
    ids.push(body.id);
  }
  const { id: draft } = await draftOf(tenant, drivers("Draft"));
  const age = (id: number, days: number) => {
    const createdAt = new Date(Date.now() - days * 86_400_000).toISOString();
    return inTenant(async (tx) => {
      await tx
        .updateTable("imports")
        .set({ createdAt })
        .where("tenantId", "=", tx.tenantId)
        .where("id", "=", id)
        .execute();
      // The application cannot change stored rows.
      const rows = await findFirstCells(tx, id, 10);
      await tx
        .deleteFrom("importCells")
        .where("tenantId", "=", tx.tenantId)
        .where("importId", "=", id)
        .execute();
      await insertCells(tx, id, JSON.stringify(rows), createdAt);
    });
  };
  for (const [index, days] of ages.entries()) await age(ids[index] ?? 0, days);
  await age(draft, 2);
  await cleanUp(database);

  const left = await call(owner, api.import.list, {});
  expect(left.body.map(({ id }) => id)).toEqual([ids[2], ids[0]]);
  const valuesOf = async (id = 0) =>
    (await rowsOf(owner, id, "bad")).map(({ values, faults }) => [
      Object.keys(values).length > 0,
      faults.length,
    ]);
  expect([await valuesOf(ids[2]), await valuesOf(ids[0])]).toEqual([[[true, 1]], [[false, 1]]]);
  expect((await importOf(owner, ids[0] ?? 0)).columns[0]?.examples).toEqual([]);
});

test("an exported list is imported with all of its columns", async () => {
  const tenant = await importCompany();
  const { owner, departmentId, newEmployee } = tenant;
  await newEmployee({ name: "Renée", surname: "=Nkosi", departmentId });
  const query = { excludeSelf: "true" as const };
  const { body: file } = await call(owner, api.employees.exportList, { query });
  const { body } = await uploadPeople(owner, String(file));
  expect(body.columns.map(({ field }) => field)).toEqual([
    "employeeNumber",
    "name",
    "surname",
    "email",
    "positionTitle",
    "departmentName",
    "employeeRole",
    null,
    null,
    "employmentStatus",
    "startDate",
    "terminationDate",
    "ledBy",
  ]);
  const [row] = await rowsOf(owner, body.id);
  expect(row?.values).toMatchObject({
    name: "Renée",
    surname: "=Nkosi",
    positionTitle: "Clerk",
    departmentName: "Logistics",
  });
});

test("profile reminders go only to people already invited", async () => {
  const tenant = await importCompany();
  const { owner, people } = tenant;
  const draft = await draftOf(tenant, drivers("One"));
  await start(owner, draft.id, "good", false);
  await runAll(tenant, draft.id);
  const employeeIds = (await people()).map(({ employeeId }) => employeeId);
  const remind = () =>
    call(owner, api.onboarding.remindMany, { body: { selection: { employeeIds } } });
  expect((await remind()).body.reminded).toBe(0);
  await call(owner, inviteImported, { params: { id: draft.id } });
  expect((await remind()).body.reminded).toBe(1);
});
