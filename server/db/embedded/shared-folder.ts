import { createHash } from "node:crypto";
import { chmodSync, existsSync, mkdirSync, realpathSync } from "node:fs";
import path from "node:path";

/** For root, if the data directory is closed to the database's user; survives a reboot. */
export const sharedFolder = "/var/lib/baton-hr";

/** The data directory's folder there, even after its removal. */
export function outsideFolder(dataDir: string): string {
  const real = existsSync(dataDir) ? realpathSync(dataDir) : path.resolve(dataDir);
  return path.join(sharedFolder, createHash("sha256").update(real).digest("hex").slice(0, 16));
}

/** Separates a replaced folder's name from the time of its replacement. */
export const asideMark = ".before-";

/** Others may pass through, whatever the umask. */
export function makeOpenFolder(...parts: string[]): string {
  let dir = "";
  for (const part of parts) {
    dir = path.join(dir, part);
    mkdirSync(dir, { recursive: true });
    chmodSync(dir, 0o711);
  }
  return dir;
}
