import type { Config } from "#server/config.ts";
import { startEmbedded } from "./embedded/embedded-postgres.ts";

export interface Postgres {
  /** What the application signs in with. */
  appUrl: string;
  /** What changes the tables' form signs in with; undefined where that is done elsewhere. */
  ownerUrl: string | undefined;
  /** To be called last, when nothing needs the database any more. */
  stop(): Promise<void>;
}

/** The Postgres of DATABASE_URL, or else the embedded one, brought up. Throws StartError where that cannot be. */
export async function findPostgres(
  { databaseUrl, migrationDatabaseUrl, dataDir }: Config,
  notice: (message: string) => void,
): Promise<Postgres> {
  if (!databaseUrl) return startEmbedded({ dataDir, notice });
  return { appUrl: databaseUrl, ownerUrl: migrationDatabaseUrl, stop: async () => {} };
}
