import pg from "pg";
import { StartError } from "#server/start-error.ts";

const settings = {
  // The limits of a statement, a lock wait and an idle transaction.
  statement_timeout: "20s",
  lock_timeout: "5s",
  idle_in_transaction_session_timeout: "20s",
  // A shared plan would suit the average tenant and be far too slow for the largest.
  plan_cache_mode: "force_custom_plan",
} as const;

const maxAttempts = 5;

/** Replaces Postgres's defaults; an operator's changes stay. The role has the settings because a pooler passes none on. */
export async function ensureRoleSettings(appUrl: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    // Settings apply from the next sign-in, so each attempt reconnects.
    const client = new pg.Client({ connectionString: appUrl, connectionTimeoutMillis: 10_000 });
    try {
      await client.connect();
      return await setMissing(client);
    } catch (cause) {
      // Of several starting servers, one changes the role and the others find it changed.
      if (attempt < maxAttempts) continue;
      const { message } = cause as Error;
      throw new StartError(`The settings of the database's role cannot be made: ${message}.`, {
        cause,
      });
    } finally {
      await client.end();
    }
  }
}

async function setMissing(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: keyof typeof settings; database: string }>(
    "select name, current_database() as database from pg_settings where name = any ($1) and setting = boot_val",
    [Object.keys(settings)],
  );
  for (const { name, database } of rows)
    await client.query(
      `alter role current_user in database ${pg.escapeIdentifier(database)} set ${name} = '${settings[name]}'`,
    );
}
