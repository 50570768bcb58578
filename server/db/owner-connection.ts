import pg from "pg";

/** Several statements only without values. */
export type ExecuteSql = (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;

/** Works on one connection of the tables' owner or the supervisor's. */
export async function asOwner(
  ownerUrl: string,
  work: (executeSql: ExecuteSql) => Promise<void>,
): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await work((text, values) => client.query(text, values));
  } finally {
    await client.end();
  }
}
