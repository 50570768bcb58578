import { chmodSync, lstatSync, mkdtempSync, readdirSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { findBinaries } from "./binaries.ts";
import { ensureCluster } from "./cluster.ts";
import { keptCredentials } from "./credentials.ts";
import { operatingUser } from "./operating-user.ts";
import { isAlive, stopPostmaster } from "./postmaster.ts";
import { type Addresses, addressesOn, ensureRoles } from "./roles.ts";
import { ensureRunning } from "./running-postgres.ts";

export interface EphemeralPostgres extends Addresses {
  stop(): Promise<void>;
}

const prefix = "baton-postgres-";
const fastAndForgetful = [
  "fsync=off",
  "full_page_writes=off",
  "synchronous_commit=off",
  "wal_level=minimal",
  "max_wal_senders=0",
];

/** For tests: in memory if there is room, and fast because its data need not last. */
export async function startEphemeral(): Promise<EphemeralPostgres> {
  const base = roomyFolder();
  await sweep(base);
  const dir = mkdtempSync(path.join(base, `${prefix}${process.pid}-`));
  const clusterDir = path.join(dir, "cluster");
  const user = operatingUser(clusterDir);
  if (user) chmodSync(dir, 0o711);

  const home = { dir, clusterDir, user };
  const credentials = keptCredentials(dir, clusterDir);
  const binaries = findBinaries(user);
  await ensureCluster(home, binaries, credentials.supervisor, ["--no-sync"]);
  const port = await ensureRunning({ home, binaries, settings: fastAndForgetful });
  const addresses = addressesOn(port, credentials);
  await ensureRoles(addresses.supervisorUrl, credentials);
  return { ...addresses, stop: () => remove(dir) };
}

/** Removes the remains of killed tests. */
async function sweep(base: string): Promise<void> {
  for (const name of readdirSync(base).filter((entry) => entry.startsWith(prefix))) {
    const dir = path.join(base, name);
    const pid = Number(name.slice(prefix.length).split("-")[0]);
    const isOurs = lstatSync(dir, { throwIfNoEntry: false })?.uid === process.getuid?.();
    if (isOurs && !isAlive(pid)) await remove(dir);
  }
}

async function remove(dir: string): Promise<void> {
  await stopPostmaster(path.join(dir, "cluster"));
  rmSync(dir, { recursive: true, force: true, maxRetries: 5 });
}

function roomyFolder(): string {
  const memory = "/dev/shm";
  const minBytes = 1_000_000_000;
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize > minBytes ? memory : tmpdir();
  } catch {
    return tmpdir();
  }
}
