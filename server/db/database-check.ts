import pg from "pg";
import { StartError } from "#server/start-error.ts";
import { migrationsDir } from "./migration.ts";
import { readMigrations } from "./migration-files.ts";
import { pendingMigrations } from "./migration-journal.ts";

/** Checks role, row security, sharding and migrations before serving. Throws StartError with the remedy. */
export async function checkDatabase(appUrl: string, dir = migrationsDir): Promise<void> {
  const client = new pg.Client({ connectionString: appUrl, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
  } catch (cause) {
    throw new StartError(`The database does not answer: ${(cause as Error).message}.`, { cause });
  }
  try {
    await checkRole(client);
    await checkSharding(client);
    await checkMigrations(client, dir);
  } finally {
    await client.end();
  }
}

async function checkRole(client: pg.Client): Promise<void> {
  const { rows } = await client.query(`
    select rolsuper or rolbypassrls or exists (
      select from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace
        and pg_has_role(r.oid, relowner, 'usage')) as is_unbound
    from pg_roles r where rolname = current_user`);
  if (rows[0]?.is_unbound)
    throw new StartError(
      "DATABASE_URL signs in as a role that row security does not bind; give it the application's role (baton_app) and set MIGRATION_DATABASE_URL to the owner's.",
    );
}

/** Without this setting, the nodes of a sharded database never learn the tenant of a transaction. */
async function checkSharding(client: pg.Client): Promise<void> {
  const { rows } = await client.query(`
    select current_database() as name, coalesce(current_setting('citus.propagate_set_commands', true), '') <> 'local' as is_lost
    from pg_extension where extname = 'citus'`);
  if (rows[0]?.is_lost)
    throw new StartError(
      `The database ${rows[0].name} is a Citus one that does not tell its nodes which company a transaction is for; run, as its owner: alter database ${rows[0].name} set citus.propagate_set_commands = 'local'.`,
    );
}

async function checkMigrations(client: pg.Client, dir: string): Promise<void> {
  const pending = await pendingMigrations(client, await readMigrations(dir));
  if (pending.length > 0)
    throw new StartError(
      `The database lacks ${pending.length} migrations, from ${pending[0]?.name} on; set MIGRATION_DATABASE_URL to its owner's address once, so that they are applied.`,
    );
}
