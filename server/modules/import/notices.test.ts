import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { draftOf, drivers, headings, importCompany, runAll, start } from "#server/test/import.ts";
import { call, type Person } from "#server/test/world.ts";

const { stop: stopImport } = api.import;

const endsFor = async (person: Person) =>
  (await call(person, api.notifications.list, { query: {} })).body
    .filter(({ kind }) => kind === "importFinished")
    .map(({ details, aboutId, by }) => ({ details, aboutId, by: by?.id }));

test("only the person who started an import is notified of its end", async () => {
  const tenant = await importCompany();
  const { owner } = tenant;
  const other = await tenant.newEmployee({ employeeRole: "Executive" });
  const { id } = await draftOf(
    tenant,
    `${drivers("One", "Two")}\nAnn,,x,Driver,Logistics,2026-03-02`,
  );
  await start(owner, id);
  expect(await endsFor(owner)).toEqual([]);
  await runAll(tenant, id);
  const details = { state: "finished", addedCount: 2, changedCount: 0, badCount: 1 };
  expect(await endsFor(owner)).toEqual([{ details, aboutId: id, by: undefined }]);
  expect(await endsFor(other)).toEqual([]);
});

test("an import that adds nobody tells so, once", async () => {
  const tenant = await importCompany();
  const { owner } = tenant;
  const { id } = await draftOf(tenant, `${headings}\nAnn,One,one,Driver,Logistics,2026-03-02`);
  await start(owner, id, "all");
  await tenant.claimEmail(`one@${tenant.domain}`);
  await runAll(tenant, id);
  expect(await endsFor(owner)).toMatchObject([{ details: { state: "refused", addedCount: 0 } }]);
});

test("another super administrator's stop is reported to the import's author", async () => {
  const tenant = await importCompany();
  const { owner } = tenant;
  const other = await tenant.newEmployee({ employeeRole: "Executive" });
  for (const [stopper, expected] of [
    [owner, []],
    [other, [{ details: { state: "stopped" }, by: other.employeeId }]],
  ] as const) {
    const { id } = await draftOf(tenant, drivers("One"));
    await start(owner, id);
    await call(stopper, stopImport, { params: { id } });
    await call(stopper, stopImport, { params: { id } });
    expect(await endsFor(owner)).toMatchObject(expected);
  }
});
