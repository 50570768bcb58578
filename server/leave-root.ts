import { existsSync, lchownSync, lstatSync, readdirSync, realpathSync } from "node:fs";
import path from "node:path";
import type { Config } from "./config.ts";
import { makeDataDir, placesIn } from "./data-dir.ts";
import {
  canRun,
  closedFolder,
  lookUp,
  type OperatingUser,
  operatingUser,
} from "./db/embedded/operating-user.ts";

const programDirs = [
  import.meta.dirname,
  realpathSync(path.join(import.meta.dirname, "../node_modules")),
];

/** Started by root, continues as the database's user, or the data directory's, which gets the data; where it cannot, says why. */
export function leaveRoot(
  { dataDir, clockFile }: Pick<Config, "dataDir" | "clockFile">,
  notice: (message: string) => void,
): void {
  if (process.getuid?.() !== 0) return;
  makeDataDir(dataDir);
  const { database } = placesIn(dataDir);
  const cluster = path.join(database, "cluster");
  const user = (existsSync(cluster) ? undefined : ownerOf(dataDir)) ?? operatingUser(cluster);
  if (!user) return;
  const passed = [path.dirname(realpathSync(dataDir)), path.dirname(clockFile ?? dataDir)];
  const closed =
    programDirs.find((dir) => !canRun(dir, user)) ??
    passed.map((dir) => closedFolder(dir, user)).find((dir) => dir !== undefined);
  if (closed) {
    notice(`The server runs as root, because ${closed} is closed to user ${user.uid}.`);
    return;
  }
  for (const folder of [dataDir, database])
    if (existsSync(folder)) give(realpathSync(folder), user);
  process.setgroups?.([user.gid]);
  process.setgid?.(user.gid);
  process.setuid?.(user.uid);
}

/** Root's own folder is no sign of a user, and Postgres runs as a named one only. */
function ownerOf(dataDir: string): OperatingUser | undefined {
  const { uid } = lstatSync(realpathSync(dataDir));
  return uid === 0 ? undefined : lookUp(String(uid));
}

/** Without following links. */
function give(place: string, user: OperatingUser): void {
  lchownSync(place, user.uid, user.gid);
  if (lstatSync(place).isDirectory())
    for (const name of readdirSync(place)) give(path.join(place, name), user);
}
