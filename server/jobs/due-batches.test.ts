import { expect, test } from "vitest";
import { database, newTenant, services } from "#server/test/world.ts";
import { dueBatchSize, handleDue } from "./due-batches.ts";

/** Two companies, and a way to handle what is due in them alone. */
async function twoCompanies() {
  const ids = [(await newTenant()).tenantId, (await newTenant()).tenantId].sort();
  const asked: string[] = [];
  const handle = (handleBatch: (tenantId: string) => Promise<number>) =>
    handleDue({ ...services, database }, new Date("2026-03-31T23:30:00Z"), {
      daysBefore: 2,
      findTenants: async (_db, after, until) => {
        asked.push(until);
        return ids.filter((id) => id > after);
      },
      handleBatch: ({ tx }) => handleBatch(tx.tenantId),
    });
  return { ids, asked, handle };
}

test("what is due is handled in batches until one is not full, company by company", async () => {
  const { ids, asked, handle } = await twoCompanies();
  const [first, second] = ids;
  const left = new Map<string, number>(ids.map((id) => [id, id === first ? dueBatchSize + 1 : 0]));
  const handled: string[] = [];
  await handle(async (tenantId) => {
    handled.push(tenantId);
    const count = Math.min(left.get(tenantId) ?? 0, dueBatchSize);
    left.set(tenantId, (left.get(tenantId) ?? 0) - count);
    return count;
  });
  expect(handled).toEqual([first, first, second]);
  // The day of a company may be one ahead of the server's.
  expect(new Set(asked)).toEqual(new Set(["2026-04-03"]));
});

test("what fails in one company keeps nothing from the others, and is thrown at the end", async () => {
  const { ids, handle } = await twoCompanies();
  const handled: string[] = [];
  const failing = handle(async (tenantId) => {
    if (tenantId === ids[0]) throw new Error("It cannot be read.");
    handled.push(tenantId);
    return 0;
  });
  await expect(failing).rejects.toThrow("It cannot be read.");
  expect(handled).toEqual([ids[1]]);
});
