import { rm } from "node:fs/promises";
import path from "node:path";
import { findBinaries } from "#server/db/embedded/binaries.ts";
import { keptCredentials } from "#server/db/embedded/credentials.ts";
import type { DatabaseFolder } from "#server/db/embedded/database-folder.ts";
import { closedFolder } from "#server/db/embedded/operating-user.ts";
import { stopPostmaster } from "#server/db/embedded/postmaster.ts";
import { addressesOn } from "#server/db/embedded/roles.ts";
import { ensureRunning } from "#server/db/embedded/running-postgres.ts";
import { asOwner } from "#server/db/owner-connection.ts";
import { StartError } from "#server/start-error.ts";
import { countRows } from "./counts.ts";
import type { Manifest } from "./manifest.ts";

/** Starts a copied database once where it lies, which replays its log, and stops it. Throws StartError if it does not start. */
export async function proveDatabase(
  home: DatabaseFolder,
): Promise<Pick<Manifest, "counts" | "newestMigration">> {
  const closed = closedFolder(home.dir, home.user);
  if (closed)
    throw new StartError(
      `The back-up is tried by the user the database runs as, and ${closed} is closed to it; open that folder to passers-by (chmod o+x) or choose another.`,
    );
  const credentials = keptCredentials(home.dir, home.clusterDir);
  const port = await ensureRunning({ home, binaries: findBinaries(home.user) });
  const { ownerUrl } = addressesOn(port, credentials);
  try {
    return {
      counts: await countRows(ownerUrl),
      newestMigration: await newestMigrationIn(ownerUrl),
    };
  } finally {
    await stop(home);
  }
}

async function stop({ dir, clusterDir }: DatabaseFolder): Promise<void> {
  if (!(await stopPostmaster(clusterDir)))
    throw new StartError(`The copied database in ${dir} does not stop.`);
  for (const name of ["port", "server.log"]) await rm(path.join(dir, name), { force: true });
}

async function newestMigrationIn(ownerUrl: string): Promise<string> {
  let newest: string | undefined;
  await asOwner(ownerUrl, async (executeSql) => {
    const { rows } = await executeSql("select max(name) as name from schema_migration");
    newest = (rows as { name: string | null }[])[0]?.name ?? undefined;
  });
  if (!newest) throw new StartError("The database has no tables yet; start the server first.");
  return newest;
}
