import { chmodSync, mkdirSync } from "node:fs";
import path from "node:path";

/** Where root stores what the database's user must reach when the data directory is closed to it; survives a reboot. */
export const sharedFolder = "/var/lib/baton-hr";

/** Makes folders that others may pass through, whatever the umask. */
export function makeOpenFolder(...parts: string[]): string {
  let dir = "";
  for (const part of parts) {
    dir = path.join(dir, part);
    mkdirSync(dir, { recursive: true });
    chmodSync(dir, 0o711);
  }
  return dir;
}
