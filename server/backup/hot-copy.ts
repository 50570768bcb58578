import { chown, readdir, writeFile } from "node:fs/promises";
import path from "node:path";
import pg from "pg";
import type { OperatingUser } from "#server/db/embedded/operating-user.ts";
import { copyFolder, copyOne } from "./copy-folder.ts";

// As in "Making a Base Backup Using the Low Level API" of Postgres's documentation.

const emptied =
  /^(pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)$/;
const leftOut = /^postmaster\.(pid|opts)$|(^|\/)(pgsql_tmp[^/]*|pg_internal\.init[^/]*)$/;
const controlFile = "global/pg_control";
const segment = /^[0-9A-F]{24}$/;

export interface HotCopy {
  /** As superuser. */
  supervisorUrl: string;
  clusterDir: string;
  target: string;
  owner: OperatingUser | undefined;
}

/** A running cluster's copy, with the log that makes it whole at the next start. */
export async function copyRunningCluster({ supervisorUrl, clusterDir, target, owner }: HotCopy) {
  const client = new pg.Client({ connectionString: supervisorUrl });
  await client.connect();
  const ask = async (sql: string, values: unknown[] = []): Promise<string[]> =>
    (await client.query({ text: sql, values, rowMode: "array" })).rows[0] ?? [];
  try {
    // The slot keeps the log until the connection ends.
    await ask("select pg_create_physical_replication_slot($1, true, true)", [
      `backup_${process.pid}`,
    ]);
    const [start] = await ask("select pg_backup_start('backup', true)::text");
    await copyFolder(clusterDir, target, {
      owner,
      isEmptied: (name) => emptied.test(name),
      isLeftOut: (name) => leftOut.test(name) || name === controlFile,
    });
    await copyOne(path.join(clusterDir, controlFile), path.join(target, controlFile), owner);
    const [end, text = ""] = await ask("select lsn::text, labelfile from pg_backup_stop(false)");
    const label = path.join(target, "backup_label");
    await writeFile(label, text, { mode: 0o600 });
    if (owner) await chown(label, owner.uid, owner.gid);
    const [first = "", last = ""] = await ask("select pg_walfile_name($1), pg_walfile_name($2)", [
      start,
      end,
    ]);
    for (const name of await readdir(path.join(clusterDir, "pg_wal")))
      if (segment.test(name) && name >= first && name <= last)
        await copyOne(
          path.join(clusterDir, "pg_wal", name),
          path.join(target, "pg_wal", name),
          owner,
        );
  } finally {
    await client.end();
  }
}
