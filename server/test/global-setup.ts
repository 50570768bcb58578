import pg from "pg";
import type { TestProject } from "vitest/node";
import { startEphemeral } from "#server/db/embedded/ephemeral-postgres.ts";
import { migrate } from "#server/db/migration.ts";
import { ensureRoleSettings } from "#server/db/role-settings.ts";
import { useScratchFolder } from "../../scripts/lib/scratch-folder.ts";
import { isFullSize } from "./full-size.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** May do everything, in the database `postgres`. */
    supervisorUrl: string;
    ownerUrl: string;
    appUrl: string;
    /** The application's, never through a pooler. */
    listenUrl: string;
    /** Whether statements may be prepared by name. */
    canPrepare: boolean;
    /** The connections shared by calls. */
    poolSize: number;
  }
}

/** One migrated Postgres per run. Embedded unless TEST_DATABASE_URL names another, which keeps its content. */
export async function setup({ provide }: TestProject) {
  const removeScratch = useScratchFolder();
  const database = givenDatabase(process.env) ?? (await embeddedDatabase());
  await migrate({ ownerUrl: database.ownerUrl });
  await ensureRoleSettings(database.appUrl);
  provide("supervisorUrl", database.supervisorUrl);
  provide("ownerUrl", database.ownerUrl);
  provide("appUrl", database.appUrl);
  provide("listenUrl", process.env.TEST_LISTEN_URL ?? database.appUrl);
  provide("canPrepare", process.env.TEST_DATABASE_PREPARE !== "false");
  return async () => {
    await database.stop();
    removeScratch();
  };
}

/** The product plans statements per tenant; in small companies that takes longer than running them. */
async function embeddedDatabase() {
  const database = await startEphemeral();
  if (isFullSize) return database;
  const supervisor = new pg.Client(database.supervisorUrl);
  await supervisor.connect();
  await supervisor.query("alter role baton_app set plan_cache_mode = force_generic_plan");
  await supervisor.end();
  return database;
}

function givenDatabase(env: NodeJS.ProcessEnv) {
  const { TEST_DATABASE_URL: appUrl, TEST_OWNER_URL: ownerUrl, TEST_SUPERVISOR_URL } = env;
  if (!appUrl) return undefined;
  if (!ownerUrl || !TEST_SUPERVISOR_URL)
    throw new Error("TEST_DATABASE_URL also needs TEST_OWNER_URL and TEST_SUPERVISOR_URL.");
  return { appUrl, ownerUrl, supervisorUrl: TEST_SUPERVISOR_URL, stop: async () => {} };
}
