import { findBinaries } from "#server/db/embedded/binaries.ts";
import { ensureCluster } from "#server/db/embedded/cluster.ts";
import { keptCredentials } from "#server/db/embedded/credentials.ts";
import { findDatabaseFolder } from "#server/db/embedded/database-folder.ts";
import { stopPostmaster } from "#server/db/embedded/postmaster.ts";
import { type Addresses, addressesOn, ensureRoles } from "#server/db/embedded/roles.ts";
import { ensureRunning } from "#server/db/embedded/running-postgres.ts";

/** Without durability, as rows can be generated again; without background work, so that every run reads the same blocks. */
const settings = [
  "fsync=off",
  "full_page_writes=off",
  "synchronous_commit=off",
  "wal_level=minimal",
  "max_wal_senders=0",
  "max_wal_size=8GB",
  "shared_buffers=1GB",
  "work_mem=16MB",
  "autovacuum=off",
  "jit=off",
  "max_parallel_workers_per_gather=0",
  "shared_preload_libraries=pg_stat_statements",
];

/** The content of `dataDir` remains for the next run. */
export async function startKeptPostgres(
  dataDir: string,
): Promise<Addresses & { stop(): Promise<void> }> {
  const home = await findDatabaseFolder(dataDir, console.log);
  const credentials = keptCredentials(home.dir, home.clusterDir);
  const binaries = findBinaries(home.user);
  await ensureCluster(home, binaries, credentials.supervisor, ["--no-sync"]);
  const addresses = addressesOn(await ensureRunning({ home, binaries, settings }), credentials);
  await ensureRoles(addresses.supervisorUrl, credentials);
  return { ...addresses, stop: async () => void (await stopPostmaster(home.clusterDir)) };
}

/** The address with another database of the cluster. */
export function inDatabase(address: string, name: string): string {
  const url = new URL(address);
  url.pathname = `/${name}`;
  return url.href;
}
