import { existsSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import path from "node:path";
import { isAlive, stopPostmaster } from "#server/db/embedded/postmaster.ts";

/** In a back-up, as in the data directory. */
export const placesInBackup = (backup: string) => ({
  database: path.join(backup, "database"),
  cluster: path.join(backup, "database", "cluster"),
  files: path.join(backup, "files"),
  secretKey: path.join(backup, "secret-key"),
});

const finished = /^baton-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z$/;
const unfinished = /^\.unfinished-(\d+)-/;

/** Such as `baton-2026-11-29T02-00-00Z`. */
export const backupName = (now: Date): string =>
  `baton-${now.toISOString().replace(/\.\d+/, "").replaceAll(":", "-")}`;

/** The name of a back-up while this process makes it. */
export const draftName = (name: string): string => `.unfinished-${process.pid}-${name}`;

/** Removes what killed back-ups left in a folder. */
export async function removeDrafts(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const pid = Number(unfinished.exec(name)?.[1]);
    if (pid && (pid === process.pid || !isAlive(pid))) await removeBackup(path.join(folder, name));
  }
}

export async function removeBackup(backup: string): Promise<void> {
  const { cluster } = placesInBackup(backup);
  if (existsSync(cluster)) await stopPostmaster(cluster);
  await rm(backup, { recursive: true, force: true, maxRetries: 3 });
}

/** Removes the oldest finished back-ups beyond a number, and returns their names. */
export async function removeOlder(folder: string, keep: number): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => finished.test(name)).sort();
  const older = names.slice(0, Math.max(0, names.length - keep));
  for (const name of older) await removeBackup(path.join(folder, name));
  return older;
}
