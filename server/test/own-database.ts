import pg from "pg";
import { connectDatabase, type Database } from "#server/db/database.ts";
import { startEphemeral } from "#server/db/embedded/ephemeral-postgres.ts";
import { migrate } from "#server/db/migration.ts";

export interface OwnDatabase {
  database: Database;
  /** The role of the tables' owner, who sees every row. */
  owner: pg.Client;
  /** For another connection of that role. */
  ownerUrl: string;
  /** For connections of another server process. */
  appUrl: string;
  stop(): Promise<void>;
}

/** A migrated Postgres for one test file; call `stop` at the end. */
export async function startOwnDatabase({
  poolSize,
  onStatement,
}: {
  poolSize: number;
  onStatement?: (text: string, parameters: readonly unknown[]) => void;
}): Promise<OwnDatabase> {
  const postgres = await startEphemeral();
  await migrate({ ownerUrl: postgres.ownerUrl });
  const database = connectDatabase({
    url: postgres.appUrl,
    poolSize,
    prepare: true,
    ...(onStatement && { onStatement }),
  });
  const owner = new pg.Client(postgres.ownerUrl);
  await owner.connect();
  return {
    database,
    owner,
    ownerUrl: postgres.ownerUrl,
    appUrl: postgres.appUrl,
    async stop() {
      await owner.end();
      await database.close();
      await postgres.stop();
    },
  };
}
