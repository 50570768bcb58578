import type { TestProject } from "vitest/node";
import { startEphemeral } from "#server/db/embedded/ephemeral-postgres.ts";
import { migrate } from "#server/db/migrate.ts";
import { prepareQueue } from "#server/jobs/prepare-queue.ts";

declare module "vitest" {
  interface ProvidedContext {
    ownerUrl: string;
    appUrl: string;
  }
}

/** One real Postgres for the whole run, with the schema as migrations make it; tests keep apart by tenants of their own. */
export default async function setup(project: TestProject) {
  const postgres = await startEphemeral();
  await migrate({ ownerUrl: postgres.ownerUrl });
  await prepareQueue(postgres.ownerUrl);
  project.provide("ownerUrl", postgres.ownerUrl);
  project.provide("appUrl", postgres.appUrl);
  return () => postgres.stop();
}
