import { mkdirSync } from "node:fs";
import path from "node:path";

/** As root, makes it passable but unreadable for others, so that the database's user reaches its own folder. */
export function makeDataDir(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
}

/** The places within the data directory. */
export const placesIn = (dataDir: string) => ({
  secretKey: path.join(dataDir, "secret-key"),
  /** A folder, or a link to one; see findDatabaseFolder. */
  database: path.join(dataDir, "postgres"),
  /** Exists while a restore is not finished. */
  restoring: path.join(dataDir, "restoring"),
  startLock: path.join(dataDir, "postgres.lock"),
  files: path.join(dataDir, "files"),
  incoming: path.join(dataDir, "incoming"),
  outbox: path.join(dataDir, "outbox"),
});
