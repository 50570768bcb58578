import { existsSync, lstatSync, readdirSync, rmdirSync, rmSync } from "node:fs";
import path from "node:path";
import type { Config } from "#server/config.ts";
import { placesIn } from "#server/data-dir.ts";
import { withStartLock } from "#server/db/embedded/start-lock.ts";
import { findStoredDatabases, refuseRunning } from "#server/db/embedded/stored-databases.ts";
import { StartError } from "#server/start-error.ts";

export interface ResetDialog {
  say: (text: string) => void;
  /** The operator's consent to the listed removal. */
  isConfirmed: () => Promise<boolean>;
}

/** Throws StartError, without any removal, for a running database or a folder that is not a server's. */
export async function resetData(
  { dataDir, databaseUrl }: Pick<Config, "dataDir" | "databaseUrl">,
  { say, isConfirmed }: ResetDialog,
): Promise<void> {
  if (databaseUrl)
    throw new StartError(
      "DATABASE_URL is set: that database is yours to remove, and the files in DATA_DIR belong to it. Without DATABASE_URL, this command removes the embedded database and its files.",
    );
  try {
    const databases = findStoredDatabases(dataDir);
    const places = placesFound(dataDir, databases);
    if (databases.length + places.length === 0)
      return say(`Nothing to remove: no server has stored anything in ${dataDir}.`);
    refuseRunning(databases);
    say(textOf(dataDir, databases, places));
    if (!(await isConfirmed())) throw new StartError("Nothing was removed.");
    await removeAll(dataDir, databases, places);
  } catch (error) {
    const { code, path: file } = error as NodeJS.ErrnoException;
    if (code !== "EACCES" && code !== "EPERM") throw error;
    throw new StartError(`${file ?? dataDir} belongs to another user; run this as that user.`);
  }
  say("Removed. The next start begins with an empty database.");
}

/** By name; refuses a folder without any server's traces. */
function placesFound(dataDir: string, databases: readonly string[]): string[] {
  if (!existsSync(dataDir)) return [];
  const names = readdirSync(dataDir);
  const places = placesIn(dataDir);
  const isOurs = existsSync(places.startLock);
  if (!isOurs && names.length > 0 && databases.length === 0)
    throw new StartError(
      `${dataDir} is not the data directory of a server: no embedded database was ever started there. Set DATA_DIR to the one that you mean.`,
    );
  if (!isOurs) return [];
  const ours = Object.values(places).map((place) => path.basename(place));
  return names.filter((name) => ours.includes(name) || /^secret-key\.\d+$/.test(name));
}

function textOf(dataDir: string, databases: readonly string[], places: readonly string[]): string {
  const inside = places.map((name) => path.join(dataDir, name));
  const isLink = (file: string) => lstatSync(file).isSymbolicLink();
  const lines = [
    ...databases.map((dir) => `${dir} (the database)`),
    ...inside
      .filter((file) => !databases.includes(file))
      .map((file) => (isLink(file) ? `${file} (the link alone)` : file)),
  ];
  return `This removes for good:\n${lines.map((line) => `  ${line}`).join("\n")}`;
}

async function removeAll(
  dataDir: string,
  databases: readonly string[],
  places: readonly string[],
): Promise<void> {
  const { startLock } = placesIn(dataDir);
  const inside = places.map((name) => path.join(dataDir, name));
  const remove = async () => {
    refuseRunning(databases);
    // The lock comes last: it identifies an interrupted call's remains.
    for (const file of [...databases, ...inside])
      if (file !== startLock) rmSync(file, { recursive: true, force: true, maxRetries: 3 });
  };
  if (!existsSync(dataDir)) return remove();
  await withStartLock(dataDir, remove);
  rmSync(startLock, { force: true });
  removeIfEmpty(dataDir);
}

/** Leaves a folder with other content, or one that cannot go, such as a mount point. */
function removeIfEmpty(dir: string): void {
  try {
    rmdirSync(dir);
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    if (!["ENOTEMPTY", "EEXIST", "EBUSY", "ENOTDIR", "EACCES", "EPERM"].includes(code)) throw error;
  }
}
