import { existsSync } from "node:fs";
import type { Config } from "#server/config.ts";
import { placesIn } from "#server/data-dir.ts";
import { StartError } from "#server/start-error.ts";
import { startEmbedded } from "./embedded/embedded-postgres.ts";

interface ExistingDatabase {
  appUrl: string;
  /** Stops the embedded database, unless a server uses it. */
  stop(): Promise<void>;
}

/** Reaches the database that a server of this configuration uses, without migrating or creating anything. */
export async function reachDatabase(
  { dataDir, databaseUrl }: Pick<Config, "dataDir" | "databaseUrl">,
  notice: (message: string) => void,
): Promise<ExistingDatabase> {
  if (databaseUrl) return { appUrl: databaseUrl, stop: async () => {} };
  if (!existsSync(placesIn(dataDir).database))
    throw new StartError(`There is no database in ${dataDir}; set DATA_DIR or DATABASE_URL.`);
  return startEmbedded({ dataDir, notice });
}
