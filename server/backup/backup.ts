import { existsSync } from "node:fs";
import { chmod, chown, copyFile, mkdir, rename } from "node:fs/promises";
import path from "node:path";
import type { Config } from "#server/config.ts";
import { placesIn } from "#server/data-dir.ts";
import { type EmbeddedPostgres, startEmbedded } from "#server/db/embedded/embedded-postgres.ts";
import { operatingUser } from "#server/db/embedded/operating-user.ts";
import { asOwner } from "#server/db/owner-connection.ts";
import { StartError } from "#server/start-error.ts";
import type { Storage } from "#server/storage/storage.ts";
import packageJson from "../../package.json" with { type: "json" };
import { readContents } from "./contents.ts";
import { copyRunningCluster } from "./hot-copy.ts";
import {
  backupName,
  draftName,
  placesInBackup,
  removeBackup,
  removeDrafts,
  removeOlder,
} from "./kept-backups.ts";
import { writeManifest } from "./manifest.ts";
import { proveDatabase } from "./proof.ts";
import { copyFiles } from "./stored-files.ts";

export interface BackupOptions {
  config: Pick<Config, "dataDir" | "databaseUrl">;
  /** Holds the back-ups, each in a folder of its own. */
  folder: string;
  /** Undefined leaves the files out. */
  storage: Storage | undefined;
  withKey: boolean;
  /** How many to keep; undefined for all. */
  keep: number | undefined;
  now: Date;
  say: (text: string) => void;
}

/** Backs up the embedded database while it runs, then the files, and returns the new folder. Throws StartError. */
export async function makeBackup(options: BackupOptions): Promise<string> {
  const { config, folder, keep, now, say } = options;
  refuseOthers(config);
  const name = backupName(now);
  const [draft, backup] = [path.join(folder, draftName(name)), path.join(folder, name)];
  try {
    await mkdir(folder, { recursive: true, mode: 0o711 });
    await removeDrafts(folder);
    await mkdir(draft, { mode: 0o711 });
    await fill(draft, options);
    await chmod(draft, 0o700);
    await rename(draft, backup);
  } catch (error) {
    await removeBackup(draft);
    throw asBackupError(error, folder) ?? error;
  }
  for (const older of keep ? await removeOlder(folder, keep) : []) say(`${older} was removed.`);
  return backup;
}

function refuseOthers({ dataDir, databaseUrl }: BackupOptions["config"]): void {
  if (databaseUrl)
    throw new StartError(
      "DATABASE_URL is set: back up that Postgres with its own tools, and then DATA_DIR/files or the bucket. Without DATABASE_URL, this command backs up the embedded database.",
    );
  if (!existsSync(placesIn(dataDir).database))
    throw new StartError(`There is no database in ${dataDir}; set DATA_DIR.`);
}

async function fill(draft: string, { config, storage, withKey, now, say }: BackupOptions) {
  const postgres = await startEmbedded({ dataDir: config.dataDir, notice: say });
  try {
    say("Copying the database …");
    const home = await copyDatabase(draft, postgres);
    say("Starting the copy to prove it …");
    const found = await proveDatabase(home);
    if (withKey) await copyKey(config.dataDir, draft);
    // After the database: what it names must be there, what is newer than it does no harm.
    if (storage) {
      say("Copying the files …");
      await copyFiles(storage, placesInBackup(draft).files);
    }
    await writeManifest(draft, {
      format: 1,
      madeAt: now.toISOString(),
      version: packageJson.version,
      ...found,
      contents: await readContents(draft),
    });
    await asOwner(postgres.ownerUrl, async (executeSql) => {
      await executeSql(
        "insert into app.operator_work (name) values ('backup') on conflict (name) do update set done_at = app.clock()",
      );
    });
  } finally {
    await postgres.stop();
  }
}

async function copyDatabase(draft: string, { dir, supervisorUrl }: EmbeddedPostgres) {
  const clusterDir = path.join(dir, "cluster");
  const user = operatingUser(clusterDir);
  const { database, cluster } = placesInBackup(draft);
  await mkdir(database, { mode: 0o700 });
  if (user) await chown(database, user.uid, user.gid);
  await copyFile(path.join(dir, "credentials.json"), path.join(database, "credentials.json"));
  await copyRunningCluster({ supervisorUrl, clusterDir, target: cluster, owner: user });
  return { dir: database, clusterDir: cluster, user };
}

async function copyKey(dataDir: string, draft: string): Promise<void> {
  const { secretKey } = placesIn(dataDir);
  if (!existsSync(secretKey))
    throw new StartError(
      `--with-key: there is no ${secretKey}; a key in SECRET_KEY is yours to keep.`,
    );
  await copyFile(secretKey, placesInBackup(draft).secretKey);
}

function asBackupError(error: unknown, folder: string): StartError | undefined {
  const { code = "", path: file = folder } = error as NodeJS.ErrnoException;
  if (["ENOSPC", "EDQUOT"].includes(code))
    return new StartError(
      `The disk of ${folder} is full. What had been copied was removed; earlier back-ups are as they were.`,
    );
  if (["EACCES", "EPERM", "EROFS", "ENOTDIR"].includes(code))
    return new StartError(`${file} cannot be written or read by this user; nothing was backed up.`);
  return undefined;
}
