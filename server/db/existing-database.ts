import { existsSync } from "node:fs";
import type { Config } from "#server/config.ts";
import { placesIn } from "#server/data-dir.ts";
import { StartError } from "#server/start-error.ts";
import { startEmbedded } from "./embedded/embedded-postgres.ts";

export interface ExistingDatabase {
  /** The application's connection string. */
  appUrl: string;
  /** The tables' owner; undefined unless it is configured. */
  ownerUrl: string | undefined;
  /** Leaves the embedded database running if a server uses it. */
  stop(): Promise<void>;
}

/** Connects to a configured server's database without migrating or creating it. */
export async function reachDatabase(
  {
    dataDir,
    databaseUrl,
    migrationDatabaseUrl,
  }: Pick<Config, "dataDir" | "databaseUrl" | "migrationDatabaseUrl">,
  notice: (message: string) => void,
): Promise<ExistingDatabase> {
  if (databaseUrl)
    return { appUrl: databaseUrl, ownerUrl: migrationDatabaseUrl, stop: async () => {} };
  if (!existsSync(placesIn(dataDir).database))
    throw new StartError(`There is no database in ${dataDir}; set DATA_DIR or DATABASE_URL.`);
  return startEmbedded({ dataDir, notice });
}
