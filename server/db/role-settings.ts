import pg from "pg";
import { StartError } from "#server/start-error.ts";

const settings = {
  // How long a statement, a wait for a lock, and a transaction in which nothing happens may take.
  statement_timeout: "20s",
  lock_timeout: "5s",
  idle_in_transaction_session_timeout: "20s",
  // A plan kept for all tenants would be made for the average one, and is far too slow for the largest.
  plan_cache_mode: "force_custom_plan",
} as const;

const maxAttempts = 5;

/**
 * Gives the application's role these settings in its database, where it has Postgres's defaults; those that an operator has
 * changed stay. They belong to the role, as a pooler in between does not pass on what a connection asks for.
 */
export async function ensureRoleSettings(appUrl: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    // Each attempt with a new connection: settings apply from the next sign-in on.
    const client = new pg.Client({ connectionString: appUrl, connectionTimeoutMillis: 10_000 });
    try {
      await client.connect();
      return await setMissing(client);
    } catch (cause) {
      // Of several servers that start at once, one changes the role and the others find it changed.
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
