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
  listenUrl: string;
  /** The tables' owner; undefined if migrations are applied elsewhere. */
  ownerUrl: string | undefined;
  /** Call it last. */
  stop(): Promise<void>;
}

export interface PrepareOptions {
  config: Pick<Config, "dataDir" | "databaseUrl" | "migrationDatabaseUrl" | "listenUrl">;
  notice: (message: string) => void;
}

/** Starts and migrates the embedded database, or that of DATABASE_URL. Throws StartError with an explanation. */
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
