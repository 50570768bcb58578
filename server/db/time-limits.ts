import pg from "pg";
import { StartError } from "#server/start-error.ts";

/** How long the application's statements, its waits for a lock, and its transactions in which nothing happens may take. */
const limits = {
  statement_timeout: "20s",
  lock_timeout: "5s",
  idle_in_transaction_session_timeout: "20s",
} as const;

const maxAttempts = 5;

/**
 * Gives the application's role these limits in its database, where it has none; those that an operator has set stay. They
 * belong to the role, which may set its own, as a pooler in between does not pass on what a connection asks for.
 */
export async function ensureTimeLimits(appUrl: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    // Each attempt with a new connection: limits apply from the next sign-in on.
    const client = new pg.Client({ connectionString: appUrl, connectionTimeoutMillis: 10_000 });
    try {
      await client.connect();
      return await setMissing(client);
    } catch (cause) {
      // Of several servers that start at once, one sets the limit and the others find it set.
      if (attempt < maxAttempts) continue;
      const { message } = cause as Error;
      throw new StartError(`The database's time limits cannot be set: ${message}.`, { cause });
    } finally {
      await client.end();
    }
  }
}

async function setMissing(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: keyof typeof limits; database: string }>(
    "select name, current_database() as database from pg_settings where name = any ($1) and setting = '0'",
    [Object.keys(limits)],
  );
  for (const { name, database } of rows)
    await client.query(
      `alter role current_user in database ${pg.escapeIdentifier(database)} set ${name} = '${limits[name]}'`,
    );
}
