import { mkdirSync } from "node:fs";

/**
 * Makes the data directory if it is missing. Started as root, others may pass through it but not look around, so that
 * the unprivileged user of the embedded database reaches its own folder there.
 */
export function makeDataDir(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
}
