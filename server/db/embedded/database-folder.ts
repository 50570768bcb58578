import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  renameSync,
  symlinkSync,
} from "node:fs";
import path from "node:path";
import { placesIn } from "#server/data-dir.ts";
import { StartError } from "#server/start-error.ts";
import { closedFolder, type OperatingUser, operatingUser } from "./operating-user.ts";
import { stopPostmaster } from "./postmaster.ts";
import { asideMark, makeOpenFolder, outsideFolder, sharedFolder } from "./shared-folder.ts";

export interface DatabaseFolder {
  /** Contains the cluster, its log, its port and its passwords. */
  dir: string;
  clusterDir: string;
  user: OperatingUser | undefined;
}

/** DATA_DIR/postgres, or a link to a folder under /var/lib if the data directory is closed to the user of Postgres. */
export async function findDatabaseFolder(
  dataDir: string,
  notice: (message: string) => void,
): Promise<DatabaseFolder> {
  const link = placesIn(dataDir).database;
  if (!lstatSync(link, { throwIfNoEntry: false })) await makeDatabaseFolder(dataDir, link, notice);
  if (!existsSync(link))
    throw new StartError(
      `${link} points to a folder that is gone; restore it from a backup, or remove ${link} to begin with an empty database.`,
    );
  const dir = realpathSync(link);
  const clusterDir = path.join(dir, "cluster");
  const user = operatingUser(clusterDir);
  const closed = closedFolder(dir, user);
  if (closed)
    throw new StartError(
      `The database in ${dir} cannot be reached by the user it runs as, because ${closed} is closed to it; open that folder to passers-by (chmod o+x) or move the database.`,
    );
  return { dir, clusterDir, user };
}

async function makeDatabaseFolder(
  dataDir: string,
  link: string,
  notice: (message: string) => void,
) {
  const user = operatingUser(link);
  if (!user) return void mkdirSync(link, { mode: 0o700 });
  if (!closedFolder(dataDir, user)) return void makeOpenFolder(link);

  const outside = outsideFolder(dataDir);
  await moveAside(outside, notice);
  makeOpenFolder(sharedFolder, path.basename(outside));
  notice(
    `The database is kept in ${outside}, because ${dataDir} is closed to the user it runs as.`,
  );
  symlinkSync(outside, link);
}

/** Its data directory was deleted: the passwords may be lost, the rows must stay. */
async function moveAside(outside: string, notice: (message: string) => void): Promise<void> {
  if (!existsSync(outside) || readdirSync(outside).length === 0) return;
  await stopPostmaster(path.join(outside, "cluster"));
  const aside = `${outside}${asideMark}${new Date().toISOString().replaceAll(":", "-")}`;
  renameSync(outside, aside);
  notice(`An earlier database of the same folder was moved to ${aside}.`);
}
