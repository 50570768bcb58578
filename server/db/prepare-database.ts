import path from "node:path";
import pg from "pg";
import { prepareQueue } from "#server/jobs/jobs.ts";
import { migrate } from "./migrate.ts";

const migrationsDir = path.join(import.meta.dirname, "migrations");

/** Brings the database's form up to date as its owner; answers the migrations that ran. */
export async function prepareDatabase(ownerUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const ran = await migrate(client, migrationsDir);
    await prepareQueue((text, values) => client.query(text, values));
    return ran;
  } finally {
    await client.end();
  }
}
