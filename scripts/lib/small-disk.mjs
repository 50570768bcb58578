// A disk that a test may fill. Must itself run on Node 20, and before anything is installed.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmdirSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** A folder with 300 MB of memory until this process ends; undefined without the right to mount one. */
export function mountSmallDisk() {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return undefined;
  const folder = mkdtempSync(path.join(tmpdir(), "baton-disk-"));
  // The user of the embedded Postgres passes through.
  const options = ["-t", "tmpfs", "-o", "size=300m,mode=711", "tmpfs", folder];
  if (spawnSync("mount", options).status !== 0) {
    rmdirSync(folder);
    return undefined;
  }
  process.once("exit", () => {
    if (spawnSync("umount", [folder]).status === 0) rmdirSync(folder);
  });
  return folder;
}
