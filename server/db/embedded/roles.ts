import pg from "pg";
import { supervisorRole } from "./cluster.ts";
import type { Credentials } from "./credentials.ts";

const databaseName = "baton";

export interface Addresses {
  /** May do everything; for setup only. */
  supervisorUrl: string;
  /** Owns and migrates the tables; row security does not bind it. */
  ownerUrl: string;
  /** The application's role: owns nothing, sees what row security allows. */
  appUrl: string;
}

export function addressesOn(port: number, credentials: Credentials): Addresses {
  const address = (role: string, password: string, database: string) =>
    `postgres://${role}:${password}@127.0.0.1:${port}/${database}`;
  return {
    supervisorUrl: address(supervisorRole, credentials.supervisor, "postgres"),
    ownerUrl: address("baton_owner", credentials.owner, databaseName),
    appUrl: address("baton_app", credentials.app, databaseName),
  };
}

/** Creates or updates the owner, the application's role and the database. */
export async function ensureRoles(supervisorUrl: string, credentials: Credentials): Promise<void> {
  const supervisor = new pg.Client({ connectionString: supervisorUrl });
  await supervisor.connect();
  try {
    await ensureRole(supervisor, "baton_owner", credentials.owner);
    await ensureRole(supervisor, "baton_app", credentials.app);
    await ensureDatabase(supervisor);
  } finally {
    await supervisor.end();
  }
}

async function ensureDatabase(supervisor: pg.Client): Promise<void> {
  const { rowCount } = await supervisor.query("select from pg_database where datname = $1", [
    databaseName,
  ]);
  if (!rowCount) await supervisor.query(`create database ${databaseName} owner baton_owner`);
  await supervisor.query(`
    revoke all on database ${databaseName}, postgres, template1 from public;
    grant connect on database ${databaseName} to baton_app`);
}

async function ensureRole(supervisor: pg.Client, role: string, password: string): Promise<void> {
  const { rowCount } = await supervisor.query("select from pg_roles where rolname = $1", [role]);
  await supervisor.query(
    `${rowCount ? "alter" : "create"} role ${role} with login nosuperuser nobypassrls nocreatedb
     nocreaterole noreplication password ${pg.escapeLiteral(password)}`,
  );
}
