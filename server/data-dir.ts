import { mkdirSync } from "node:fs";
import path from "node:path";

/**
 * Makes the data directory if it is missing. Started as root, others may pass through it but not look around, so that
 * the unprivileged user of the embedded database reaches its own folder there.
 */
export function makeDataDir(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
}

/** Where in the data directory everything is that the server stores there. */
export const placesIn = (dataDir: string) => ({
  secretKey: path.join(dataDir, "secret-key"),
  /** A folder, or a link to one; see findDatabaseFolder. */
  database: path.join(dataDir, "postgres"),
  startLock: path.join(dataDir, "postgres.lock"),
  files: path.join(dataDir, "files"),
  incoming: path.join(dataDir, "incoming"),
  outbox: path.join(dataDir, "outbox"),
});
