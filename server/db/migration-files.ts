import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

export interface MigrationFile {
  name: string;
  sql: string;
  sha256: string;
  /** False for a single statement that Postgres refuses inside a transaction. */
  isInTransaction: boolean;
}

const migrationName = /^\d{4}_[a-z0-9_]+\.sql$/;

/** The checksum is independent of the machine's line ends. */
export async function readMigrations(dir: string): Promise<MigrationFile[]> {
  const names = (await readdir(dir)).filter((name) => name.endsWith(".sql")).sort();
  const wrong = names.find((name) => !migrationName.test(name));
  if (wrong) throw new Error(`migration ${wrong} is not named like 0001_what_it_does.sql`);
  const twice = names.find((name, at) => at > 0 && name.slice(0, 4) === names[at - 1]?.slice(0, 4));
  if (twice) throw new Error(`migration ${twice} has a number that another has too`);
  return Promise.all(names.map((name) => readMigration(dir, name)));
}

async function readMigration(dir: string, name: string): Promise<MigrationFile> {
  const sql = (await readFile(path.join(dir, name), "utf8")).replaceAll("\r\n", "\n");
  return {
    name,
    sql,
    sha256: createHash("sha256").update(sql).digest("hex"),
    isInTransaction: !/^-- no-transaction\b/m.test(sql),
  };
}
