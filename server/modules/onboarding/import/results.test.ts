import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import {
  draftOf,
  drivers,
  headings,
  importCompany,
  rowsOf,
  runAll,
  start,
  uploadPeople,
} from "#server/test/import.ts";
import { call } from "#server/test/world.ts";

const { exportImportFaults, exportImportReport, inviteImported } = api.onboarding;

test("what the file says of a person is deleted once they are added, and of the others after a day with the drafts", async () => {
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

test("the rows to correct are a file like the one that was sent, with the reasons, and no cell of it runs as a formula", async () => {
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
      "\ufeffRow,Result,Name,Email,Reason",
      `2,Added,Ann One,ann.one@${domain},`,
      "3,Left out,,,Position: No position Driver is vacant in Logistics",
      "",
    ].join("\r\n"),
  );
});

test("people who are imported without invitations are invited when it is asked for, once", async () => {
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
