import { createHash } from "node:crypto";
import { chmodSync, existsSync, mkdirSync, realpathSync } from "node:fs";
import path from "node:path";

/** Where root stores what the database's user must reach when the data directory is closed to it; survives a reboot. */
export const sharedFolder = "/var/lib/baton-hr";

/** The folder there that belongs to a data directory, also once that has been removed. */
export function outsideFolder(dataDir: string): string {
  const real = existsSync(dataDir) ? realpathSync(dataDir) : path.resolve(dataDir);
  return path.join(sharedFolder, createHash("sha256").update(real).digest("hex").slice(0, 16));
}

/** Comes between the name of that folder and the time at which it was moved aside for a new one. */
export const asideMark = ".before-";

export function makeOpenFolder(...parts: string[]): string {
  let dir = "";
  for (const part of parts) {
    dir = path.join(dir, part);
    mkdirSync(dir, { recursive: true });
    chmodSync(dir, 0o711);
  }
  return dir;
}
