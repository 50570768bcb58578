import type { Config } from "#server/config.ts";
import { StartError } from "#server/start-error.ts";
import { checkAnnouncements } from "./announcement-check.ts";
import { checkDatabase } from "./database-check.ts";
import { startEmbedded } from "./embedded/embedded-postgres.ts";
import { migrate } from "./migration.ts";
import { asOwner } from "./owner-connection.ts";
import { ensureRoleSettings } from "./role-settings.ts";

export interface PreparedDatabase {
  /** The application's connection string. */
  appUrl: string;
  /** The application's, never through a pooler: for the connection that listens. */
  listenUrl: string;
  /** The connection string of the tables' owner; undefined if migrations are applied elsewhere. */
  ownerUrl: string | undefined;
  /** To be called last, when nothing needs the database any longer. */
  stop(): Promise<void>;
}

interface PrepareOptions {
  config: Pick<Config, "dataDir" | "databaseUrl" | "migrationDatabaseUrl" | "listenUrl">;
  notice: (message: string) => void;
}

/**
 * Brings up the database and migrates it: the one of DATABASE_URL, if MIGRATION_DATABASE_URL is set, or else the
 * embedded one. Throws StartError with an explanation if that fails.
 */
export async function prepareDatabase(options: PrepareOptions): Promise<PreparedDatabase> {
  const { databaseUrl, migrationDatabaseUrl, dataDir, listenUrl = databaseUrl } = options.config;
  if (databaseUrl && listenUrl) {
    if (migrationDatabaseUrl) await migrateAsOwner(migrationDatabaseUrl, options);
    await checkDatabase(databaseUrl);
    await ensureRoleSettings(databaseUrl);
    await checkAnnouncements(listenUrl);
    return {
      appUrl: databaseUrl,
      listenUrl,
      ownerUrl: migrationDatabaseUrl,
      stop: async () => {},
    };
  }
  const embedded = await startEmbedded({ dataDir, notice: options.notice });
  try {
    await migrateAsOwner(embedded.ownerUrl, options);
    await ensureRoleSettings(embedded.appUrl);
    return { ...embedded, listenUrl: embedded.appUrl };
  } catch (error) {
    await embedded.stop();
    throw error;
  }
}

async function migrateAsOwner(ownerUrl: string, { notice }: PrepareOptions): Promise<void> {
  try {
    const applied = await migrate({ ownerUrl });
    if (applied.length > 0)
      notice(`${applied.length} migrations applied, up to ${applied.at(-1)}.`);
    await asOwner(ownerUrl, async (executeSql) => {
      await executeSql("select app.prepare_partitions()");
    });
  } catch (cause) {
    if (cause instanceof StartError) throw cause;
    throw new StartError(`The database cannot be migrated: ${(cause as Error).message}.`, {
      cause,
    });
  }
}
