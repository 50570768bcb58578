import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { purses } from "#contract/purses.ts";
import { drawMails } from "#server/purses/mails.ts";
import { purseOf } from "#server/purses/purse.ts";
import { choicesOf, drivers, importCompany, runAll, uploadPeople } from "#server/test/import.ts";
import { limitedApp } from "#server/test/limited-app.ts";
import { callOn, mailsOf } from "#server/test/world.ts";

const app = await limitedApp();

test("a confirmed company's first week with 200 people meets no purse", async () => {
  const company = await importCompany();
  const { owner, tenantId, domain } = company;
  const run = randomUUID().slice(0, 8);
  const file = drivers(...Array.from({ length: 200 }, (_, n) => `${run}${n}`));
  const upload = () => uploadPeople(owner, file, "people.csv", app);
  expect([(await upload()).status, (await upload()).status]).toEqual([200, 200]);
  const { id, ...draft } = (await upload()).body;
  const body = { columns: choicesOf(draft), createsMissing: true, changesExisting: false };
  for (let n = 0; n < 5; n++) {
    const checked = await callOn(app, owner, api.import.check, { params: { id }, body });
    expect(checked).toMatchObject({ status: 200, body: { badCount: 0, unaskedCount: 0 } });
  }
  const started = await callOn(app, owner, api.import.start, {
    params: { id },
    body: { mode: "all", sendsInvitations: true },
  });
  expect(started.status).toBe(200);
  expect(await runAll(company, id)).toMatchObject({ state: "finished", addedCount: 200 });

  const mails = await mailsOf(tenantId);
  expect(mails.length).toBeGreaterThanOrEqual(200);
  const purse = purseOf(tenantId, {
    domainName: domain,
    confirmedAt: new Date().toISOString(),
    openedFrom: null,
  });
  const aWeeks = 10 * mails.length;
  const waits = await company.inTenant((tx) => drawMails(tx, purse, aWeeks, new Date()));
  expect(new Set(waits)).toEqual(new Set([0]));
  expect(aWeeks).toBeLessThan(purses.ownDomain.mails.atOnce);
  for (let n = 0; n < 5; n++)
    expect((await callOn(app, owner, api.employees.exportList, { query: {} })).status).toBe(200);
});
