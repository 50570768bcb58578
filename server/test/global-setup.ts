import pg from "pg";
import type { TestProject } from "vitest/node";
import { startEphemeral } from "#server/db/embedded/ephemeral-postgres.ts";
import { migrate } from "#server/db/migrate.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** May do everything, in the database `postgres`. */
    supervisorUrl: string;
    ownerUrl: string;
    appUrl: string;
  }
}

/** One Postgres in memory for all test files, migrated once; each test brings a tenant of its own. */
export async function setup({ provide }: TestProject) {
  const postgres = await startEphemeral();
  const owner = new pg.Client({ connectionString: postgres.ownerUrl });
  await owner.connect();
  await migrate(owner);
  await owner.end();
  provide("supervisorUrl", postgres.supervisorUrl);
  provide("ownerUrl", postgres.ownerUrl);
  provide("appUrl", postgres.appUrl);
  return postgres.stop;
}
