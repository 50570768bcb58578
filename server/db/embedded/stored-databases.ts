import { existsSync, readdirSync, realpathSync } from "node:fs";
import path from "node:path";
import { placesIn } from "#server/data-dir.ts";
import { StartError } from "#server/start-error.ts";
import { findPostmaster } from "./postmaster.ts";
import { asideMark, outsideFolder, sharedFolder } from "./shared-folder.ts";

const ourNames = /^(cluster|cluster\.new-.*|credentials\.json(\.part)?|port|server\.log(\.old)?)$/;

/** The database folders in and outside a data directory, replaced ones included. Throws StartError for other content. */
export function findStoredDatabases(dataDir: string): string[] {
  const link = placesIn(dataDir).database;
  const outside = outsideFolder(dataDir);
  const own = existsSync(link) ? realpathSync(link) : outside;
  const folders = new Set([own, outside, ...asidesOf(outside)].filter((dir) => existsSync(dir)));
  for (const dir of folders) refuseForeign(dir);
  return [...folders];
}

/** Throws StartError if a Postgres runs in one of these folders, whoever started it. */
export function refuseRunning(folders: readonly string[]): void {
  for (const dir of folders) {
    const found = findPostmaster(path.join(dir, "cluster"));
    if (found)
      throw new StartError(
        `The database in ${dir} is running (process ${found.pid}), so nothing was removed. Stop the server first; if none is running any more, start it and stop it again, which stops the database too.`,
      );
  }
}

function asidesOf(outside: string): string[] {
  // Only root stores databases there, and may list it.
  if (process.getuid?.() !== 0 || !existsSync(sharedFolder)) return [];
  return readdirSync(sharedFolder)
    .filter((name) => name.startsWith(path.basename(outside) + asideMark))
    .map((name) => path.join(sharedFolder, name));
}

function refuseForeign(dir: string): void {
  const foreign = readdirSync(dir).find((name) => !ourNames.test(name));
  if (foreign)
    throw new StartError(
      `${dir} contains ${foreign}, which no server of ours makes, so nothing was removed; move it away or choose another DATA_DIR.`,
    );
}
