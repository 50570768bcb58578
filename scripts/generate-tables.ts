// Writes server/db/tables.gen.ts from a freshly migrated database; a test verifies that the file is current.
import { writeFileSync } from "node:fs";
import pg from "pg";
import { startEphemeral } from "#server/db/embedded/ephemeral-postgres.ts";
import { migrate } from "#server/db/migration.ts";
import { tablesSource } from "#server/db/tables-source.ts";

const postgres = await startEphemeral();
await migrate({ ownerUrl: postgres.ownerUrl });
const client = new pg.Client({ connectionString: postgres.ownerUrl });
await client.connect();
writeFileSync(new URL("../server/db/tables.gen.ts", import.meta.url), await tablesSource(client));
await client.end();
await postgres.stop();
