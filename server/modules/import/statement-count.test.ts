import { expect, test } from "vitest";
import { jobContext } from "#server/jobs/job-context.ts";
import { countingDatabase } from "#server/test/counting-database.ts";
import { draftOf, drivers, importCompany, runAll, start } from "#server/test/import.ts";
import { services } from "#server/test/world.ts";
import { runImport } from "./jobs.ts";

test("to import 400 people takes as many statements as to import two", async () => {
  const counts: number[] = [];
  for (const count of [2, 400]) {
    const tenant = await importCompany();
    const surnames = Array.from({ length: count }, (_, n) => `n${n}`);
    const { id } = await draftOf(tenant, drivers(...surnames));
    await start(tenant.owner, id);
    const { database, statements } = countingDatabase();
    await database.inTenant(tenant.tenantId, async (tx) =>
      runImport.run(await jobContext(services, tx, new Date()), { importId: id }),
    );
    counts.push(statements());
  }
  expect(counts[1]).toBe(counts[0]);
  expect(counts[0]).toBeLessThanOrEqual(40);
});

test("to change 400 people takes as many statements as to change two", async () => {
  const counts: number[] = [];
  for (const count of [2, 400]) {
    const tenant = await importCompany();
    const surnames = Array.from({ length: count }, (_, n) => `n${n}`);
    const added = await draftOf(tenant, drivers(...surnames));
    await start(tenant.owner, added.id, "good", false);
    await runAll(tenant, added.id);
    const lines = surnames.map((name) => `ann.${name},Zwane,+27821234567,Packer`);
    const file = ["Email,Last Name,Phone,Position", ...lines].join("\n");
    const { id } = await draftOf(tenant, file, { changesExisting: true });
    await start(tenant.owner, id);
    const { database, statements } = countingDatabase();
    await database.inTenant(tenant.tenantId, async (tx) =>
      runImport.run(await jobContext(services, tx, new Date()), { importId: id }),
    );
    expect(await runAll(tenant, id)).toMatchObject({ changedCount: count });
    counts.push(statements());
  }
  expect(counts[1]).toBe(counts[0]);
  expect(counts[0]).toBeLessThanOrEqual(40);
});
