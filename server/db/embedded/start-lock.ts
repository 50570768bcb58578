import { closeSync, openSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { placesIn } from "#server/data-dir.ts";
import { StartError } from "#server/start-error.ts";

const patienceMs = 120_000;
const busy = 5;

/** Runs `work` alone per data directory. The file lock (taken by SQLite) ends with its process, so none is stale. */
export async function withStartLock<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  const file = placesIn(dataDir).startLock;
  closeSync(openSync(file, "a", 0o600));
  const lock = new DatabaseSync(file);
  try {
    await take(lock, file);
    return await work();
  } finally {
    lock.close();
  }
}

async function take(lock: DatabaseSync, file: string): Promise<void> {
  const giveUpAt = Date.now() + patienceMs;
  while (!isTaken(lock)) {
    if (Date.now() > giveUpAt)
      throw new StartError(
        `Another server has been starting here for two minutes and holds ${file}.`,
      );
    await sleep(20);
  }
}

function isTaken(lock: DatabaseSync): boolean {
  try {
    lock.exec("begin exclusive");
    return true;
  } catch (error) {
    if ((error as { errcode?: number }).errcode === busy) return false;
    throw error;
  }
}
