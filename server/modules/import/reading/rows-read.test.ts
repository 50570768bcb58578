import pg from "pg";
import { expect, inject, test } from "vitest";
import { jobContext } from "#server/jobs/job-context.ts";
import { draftOf, headings, importCompany, importOf, start } from "#server/test/import.ts";
import { rowsRead } from "#server/test/rows-read.ts";
import { database, services } from "#server/test/world.ts";
import { runImport } from "../jobs.ts";

const people = 1_500;

test("an all-or-none import avoids a scan per person, whatever the statistics", async () => {
  // A new one does for the first thousand, which are too few for an index to seem worth it.
  expect(await rowsReadToImport()).toBeLessThan(5 * people * people);
  await withStatistics();
  // With those of one other company alone, the first five hundred still do.
  expect(await rowsReadToImport()).toBeLessThan(people * people);
});

/** People in four departments, each but the first ten led by someone in the file. */
const file = [
  `${headings},Led By`,
  ...Array.from({ length: people }, (_, index) => {
    const leader = index < 10 ? "" : `p${Math.floor(index / 10)}`;
    return `P${index},Nkosi,p${index},Driver,Depot ${index % 4},2020-03-02,${leader}`;
  }),
].join("\n");

/** How many rows of people, their places and lines the transaction reads that imports them into a new company. */
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
