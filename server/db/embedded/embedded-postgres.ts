import { existsSync } from "node:fs";
import path from "node:path";
import { makeDataDir, placesIn } from "#server/data-dir.ts";
import { asStartError, StartError } from "#server/start-error.ts";
import { type Binaries, findBinaries } from "./binaries.ts";
import { ensureCluster } from "./cluster.ts";
import { keptCredentials } from "./credentials.ts";
import { type DatabaseFolder, findDatabaseFolder } from "./database-folder.ts";
import { stopPostmaster } from "./postmaster.ts";
import { type Addresses, addressesOn, ensureRoles } from "./roles.ts";
import { ensureRunning } from "./running-postgres.ts";
import { withStartLock } from "./start-lock.ts";
import { keepWatch, type Watch } from "./watch.ts";

export interface EmbeddedPostgres extends Addresses {
  /** Contains the cluster, its log and its passwords. */
  dir: string;
  /** Leaves Postgres running if another server uses it. */
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  dataDir: string;
  /** Receives a sentence about each unusual event. */
  notice: (message: string) => void;
  /** Whether a restore is to be finished; without it, one that was interrupted is refused. */
  isRestoring?: boolean;
  /** A replacement for installed programs that cannot run. */
  binaries?: Binaries;
}

/** Starts, creates or adopts the data directory's Postgres, and restarts it until `stop`. Throws StartError. */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const dataDir = path.resolve(options.dataDir);
  try {
    makeDataDir(dataDir);
    if (!options.isRestoring) refuseUnfinished(dataDir);
    return await withStartLock(dataDir, () => start({ ...options, dataDir }));
  } catch (error) {
    throw asStartError(error) ?? error;
  }
}

function refuseUnfinished(dataDir: string): void {
  if (existsSync(placesIn(dataDir).restoring))
    throw new StartError(
      `A restore into ${dataDir} was not finished. Remove what it left with "npm run reset", and restore again.`,
    );
}

async function start(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const { dataDir, notice } = options;
  const home = await findDatabaseFolder(dataDir, notice);
  const credentials = keptCredentials(home.dir, home.clusterDir);
  const binaries = options.binaries ?? findBinaries(home.user);
  await ensureCluster(home, binaries, credentials.supervisor);

  const port = await ensureRunning({ home, binaries });
  const addresses = addressesOn(port, credentials);
  await ensureRoles(addresses.supervisorUrl, credentials);
  let isStopping = false;
  const watch = await keepWatch({
    url: addresses.supervisorUrl,
    notice,
    bringBack: () =>
      withStartLock(dataDir, async () => {
        if (!isStopping) await ensureRunning({ home, binaries }, port);
      }),
  });
  return {
    ...addresses,
    dir: home.dir,
    stop() {
      isStopping = true;
      return withStartLock(dataDir, () => stop(home, watch, notice));
    },
  };
}

async function stop(
  home: DatabaseFolder,
  watch: Watch,
  notice: (message: string) => void,
): Promise<void> {
  const isLast = await watch.end();
  if (isLast && !(await stopPostmaster(home.clusterDir)))
    notice("The database takes long to stop and is left to finish by itself.");
}
