import { plusDays } from "#server/company-day.ts";
import type { SystemContext } from "#server/context.ts";
import type { DirectoryTx } from "#server/db/database.ts";
import type { Services } from "#server/services.ts";
import { forDueCompanies } from "./due-companies.ts";
import { jobContext } from "./job-context.ts";

/** How many records are handled in one transaction. */
export const dueBatchSize = 100;

interface DueRecords {
  /** How many days ahead of theirs records are handled. */
  daysBefore: number;
  /** The next companies, by id after one, that have records of a day or before; none at the end. */
  findTenants: (db: DirectoryTx, after: string, until: string) => Promise<string[]>;
  /** Handles the next records of a company, at most `dueBatchSize`, and returns how many they were. */
  handleBatch: (context: SystemContext) => Promise<number>;
}

/**
 * Handles what is due in all companies, in batches, each in its own transaction. What fails in one company keeps nothing from the
 * others; the first failure is thrown at the end.
 */
export async function handleDue(
  { database, ...services }: Pick<Services, "database" | "jobs" | "links">,
  now: Date,
  { daysBefore, findTenants, handleBatch }: DueRecords,
): Promise<void> {
  // No company's day is further than one ahead of the server's.
  const until = plusDays(now.toISOString().slice(0, 10), daysBefore + 1);
  const handle = (tenantId: string) =>
    database.inTenant(tenantId, async (tx) => handleBatch(await jobContext(services, tx, now)));
  await forDueCompanies(
    database,
    (db, after) => findTenants(db, after, until),
    async (tenantId) => {
      while ((await handle(tenantId)) === dueBatchSize);
    },
  );
}
