import { sql } from "kysely";
import type { Database } from "#server/db/database.ts";

export const hasTenants = (database: Database): Promise<boolean> =>
  database.inDirectory(async (db) => {
    const { rows } = await sql<{ hasTenants: boolean }>`select app.has_tenants()`.execute(db);
    return rows[0]?.hasTenants ?? false;
  });
