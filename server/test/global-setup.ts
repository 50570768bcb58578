import type { TestProject } from "vitest/node";
import { startEphemeral } from "#server/db/embedded/ephemeral-postgres.ts";
import { migrate } from "#server/db/migration.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** May do everything, in the database `postgres`. */
    supervisorUrl: string;
    ownerUrl: string;
    appUrl: string;
    /** Of the connections that calls share. */
    poolSize: number;
  }
}

/** One real Postgres for the whole run, with the schema as migrations make it; each test uses its own tenant. */
export async function setup({ provide }: TestProject) {
  const postgres = await startEphemeral();
  await migrate({ ownerUrl: postgres.ownerUrl });
  provide("supervisorUrl", postgres.supervisorUrl);
  provide("ownerUrl", postgres.ownerUrl);
  provide("appUrl", postgres.appUrl);
  return () => postgres.stop();
}
