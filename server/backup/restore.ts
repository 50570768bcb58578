import { existsSync, lstatSync } from "node:fs";
import { copyFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Config } from "#server/config.ts";
import { makeDataDir, placesIn } from "#server/data-dir.ts";
import { findDatabaseFolder } from "#server/db/embedded/database-folder.ts";
import { startEmbedded } from "#server/db/embedded/embedded-postgres.ts";
import { migrate, migrationsDir } from "#server/db/migration.ts";
import { readMigrations } from "#server/db/migration-files.ts";
import { StartError } from "#server/start-error.ts";
import type { Storage } from "#server/storage/storage.ts";
import { differencesFrom } from "./contents.ts";
import { copyFolder, copyOne } from "./copy-folder.ts";
import { countRows } from "./counts.ts";
import { placesInBackup } from "./kept-backups.ts";
import { type Manifest, readManifest } from "./manifest.ts";
import { findMissingFiles, prepareForReturn } from "./restored-database.ts";
import { storeFiles } from "./stored-files.ts";

export interface RestoreOptions {
  config: Pick<Config, "dataDir" | "databaseUrl"> & { hasSecretKey: boolean };
  backup: string;
  storage: Storage;
  /** Whether a lost secret key may be replaced. */
  mayReplaceKey: boolean;
  say: (text: string) => void;
}

export interface Restored {
  rows: number;
  files: number;
  /** Documents without their file: company and key. */
  missingFiles: readonly string[];
}

/** Restores a back-up into an empty data directory; mails are held and sessions ended. Throws StartError. */
export async function restoreBackup(options: RestoreOptions): Promise<Restored> {
  const { config, backup, storage, say } = options;
  const manifest = await readManifest(backup);
  await refuseNewer(manifest);
  refuseUsed(config);
  refuseWithoutKey(options);
  say("Verifying the back-up …");
  await refuseDamaged(backup, manifest);

  const { dataDir } = config;
  const { restoring } = placesIn(dataDir);
  makeDataDir(dataDir);
  await writeFile(restoring, "", { mode: 0o600 });
  say("Restoring the database …");
  await placeDatabase(options);
  const postgres = await startEmbedded({ dataDir, notice: say, isRestoring: true });
  try {
    const rows = await refuseOtherCounts(postgres.ownerUrl, manifest);
    await migrate({ ownerUrl: postgres.ownerUrl });
    await prepareForReturn(postgres.ownerUrl);
    say("Restoring the files …");
    const files = await storeFiles(storage, backup, manifest.contents);
    const missingFiles = await findMissingFiles(postgres.ownerUrl, storage);
    await rm(restoring);
    return { rows, files, missingFiles };
  } finally {
    await postgres.stop();
  }
}

async function refuseNewer({ newestMigration, version }: Manifest): Promise<void> {
  const known = await readMigrations(migrationsDir);
  if (!known.some(({ name }) => name === newestMigration))
    throw new StartError(
      `The back-up was made by version ${version}, which is newer than this one (its database has ${newestMigration}). Restore it with that version.`,
    );
}

function refuseUsed({ dataDir, databaseUrl }: RestoreOptions["config"]): void {
  if (databaseUrl)
    throw new StartError(
      "DATABASE_URL is set, and this is a back-up of an embedded database. Restore it without DATABASE_URL.",
    );
  const { secretKey, startLock, ...places } = placesIn(dataDir);
  const found = Object.values(places).find((place) => isInUse(place));
  if (found)
    throw new StartError(
      `${found} exists, so nothing was restored. Name an empty folder in DATA_DIR; it may contain secret-key.`,
    );
}

/** Also a link to a database that is gone. */
const isInUse = (place: string) => lstatSync(place, { throwIfNoEntry: false }) !== undefined;

function refuseWithoutKey({ config, backup, mayReplaceKey }: RestoreOptions): void {
  const { secretKey } = placesIn(config.dataDir);
  const hasKey =
    config.hasSecretKey || existsSync(secretKey) || existsSync(placesInBackup(backup).secretKey);
  if (!hasKey && !mayReplaceKey)
    throw new StartError(
      `The back-up does not contain the secret key. Copy it to ${secretKey}, or set SECRET_KEY. If it is lost, --new-key makes another: everyone then sets up their authenticator app again, and you enter the secrets of sign-in providers again.`,
    );
}

async function refuseDamaged(backup: string, manifest: Manifest): Promise<void> {
  const [first, ...others] = await differencesFrom(backup, manifest.contents);
  if (first)
    throw new StartError(
      `The back-up is damaged: ${first}${others.length > 0 ? ` and ${others.length} others are` : " is"} not as it was. Restore another one.`,
    );
}

/** A partial one is never started, as `restoring` stands beside it. */
async function placeDatabase({ config, backup, say }: RestoreOptions): Promise<void> {
  const { dataDir } = config;
  const kept = placesInBackup(backup);
  const { secretKey } = placesIn(dataDir);
  if (existsSync(kept.secretKey) && !existsSync(secretKey))
    await copyFile(kept.secretKey, secretKey);
  const home = await findDatabaseFolder(path.resolve(dataDir), say);
  await copyOne(
    path.join(kept.database, "credentials.json"),
    path.join(home.dir, "credentials.json"),
  );
  await copyFolder(kept.cluster, home.clusterDir, { owner: home.user });
}

async function refuseOtherCounts(ownerUrl: string, { counts }: Manifest): Promise<number> {
  const found = await countRows(ownerUrl);
  const wrong = Object.keys({ ...counts, ...found }).filter((name) => found[name] !== counts[name]);
  if (wrong.length > 0)
    throw new StartError(
      `The restored database has other rows than the back-up: ${wrong.join(", ")}.`,
    );
  return Object.values(found).reduce((sum, count) => sum + count, 0);
}
