import pg from "pg";
import { expect, inject, test } from "vitest";
import { jobContext } from "#server/jobs/job-context.ts";
import { draftOf, headings, importCompany, importOf, start } from "#server/test/import.ts";
import { rowsRead } from "#server/test/rows-read.ts";
import { database, services } from "#server/test/world.ts";
import { runImport } from "../jobs.ts";

const people = 1_500;

test("an all-or-none import avoids a scan per person, whatever the statistics", async () => {
  // New databases do so for the first thousand, too few for an index.
  expect(await rowsReadToImport()).toBeLessThan(6 * people * people);
  await withStatistics();
  // With only one other company in the statistics, the first thousand may still do.
  expect(await rowsReadToImport()).toBeLessThan(1.5 * people * people);
});

/** Four departments; all but the first ten are led by someone in the file. */
const file = [
  `${headings},Led By`,
  ...Array.from({ length: people }, (_, index) => {
    const leader = index < 10 ? "" : `p${Math.floor(index / 10)}`;
    return `P${index},Nkosi,p${index},Driver,Depot ${index % 4},2020-03-02,${leader}`;
  }),
].join("\n");

/** The number of rows read by an import into a new company. */
async function rowsReadToImport(): Promise<number> {
  const tenant = await importCompany();
  const { id } = await draftOf(tenant, file);
  await start(tenant.owner, id, "all", false);
  const tables = ["employees", "employee_lines", "position_assignments"];
  const read = await database.inTenant(tenant.tenantId, (tx) =>
    rowsRead(tx, tables, async () =>
      runImport.run(await jobContext(services, tx, new Date()), { importId: id }),
    ),
  );
  expect(await importOf(tenant.owner, id)).toMatchObject({ state: "finished", addedCount: people });
  return read;
}

async function withStatistics() {
  const client = new pg.Client(inject("ownerUrl"));
  await client.connect();
  await client.query("analyze");
  await client.end();
}
