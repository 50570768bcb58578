import { chown, readdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { OperatingUser } from "#server/db/embedded/operating-user.ts";
import { asOwner } from "#server/db/owner-connection.ts";
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
export const copyRunningCluster = ({ supervisorUrl, ...copy }: HotCopy): Promise<void> =>
  asOwner(supervisorUrl, async (executeSql) => {
    const ask = async (sql: string, values?: unknown[]): Promise<Record<string, string>> =>
      ((await executeSql(sql, values)).rows as Record<string, string>[])[0] ?? {};
    // The slot keeps the log until the connection ends.
    await ask("select pg_create_physical_replication_slot($1, true, true)", [
      `backup_${process.pid}`,
    ]);
    const start = await ask("select pg_backup_start('backup', true)::text as lsn");
    await copyCluster(copy);
    const end = await ask("select lsn::text, labelfile as label from pg_backup_stop(false)");
    await writeLabel(copy, end.label ?? "");
    const { first = "", last = "" } = await ask(
      "select pg_walfile_name($1) as first, pg_walfile_name($2) as last",
      [start.lsn, end.lsn],
    );
    await copyLog(copy, (name) => name >= first && name <= last);
  });

type Copy = Omit<HotCopy, "supervisorUrl">;

async function copyCluster({ clusterDir, target, owner }: Copy): Promise<void> {
  await copyFolder(clusterDir, target, {
    owner,
    isEmptied: (name) => emptied.test(name),
    isLeftOut: (name) => leftOut.test(name) || name === controlFile,
  });
  await copyOne(path.join(clusterDir, controlFile), path.join(target, controlFile), owner);
}

async function writeLabel({ target, owner }: Copy, text: string): Promise<void> {
  const label = path.join(target, "backup_label");
  await writeFile(label, text, { mode: 0o600 });
  if (owner) await chown(label, owner.uid, owner.gid);
}

async function copyLog(
  { clusterDir, target, owner }: Copy,
  isWanted: (segment: string) => boolean,
): Promise<void> {
  const [from, to] = [path.join(clusterDir, "pg_wal"), path.join(target, "pg_wal")];
  for (const name of await readdir(from))
    if (segment.test(name) && isWanted(name))
      await copyOne(path.join(from, name), path.join(to, name), owner);
}
