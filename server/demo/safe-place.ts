import type { Config } from "#server/config.ts";
import type { Database } from "#server/db/database.ts";
import { StartError } from "#server/start-error.ts";
import { hasTenants } from "./tenant-queries.ts";

/** Throws for a production database in use: everyone knows the password of the demonstration. */
export async function refuseDemoInProduction(
  database: Database,
  { isProduction, databaseUrl }: Pick<Config, "isProduction" | "databaseUrl">,
): Promise<void> {
  if (isProduction && databaseUrl && (await hasTenants(database)))
    throw new StartError(
      "--demo adds a company whose password is public; this production database already has companies.",
    );
}
