import { chmodSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { isAlive } from "#server/db/embedded/postmaster.ts";

const prefix = "baton-scratch-";

/**
 * Makes a folder in which this process and those it starts from now on make all their temporary files; returns what removes
 * it with everything in it. Folders of processes that were killed before they could are removed, too.
 */
export function useScratchFolder(): () => void {
  const base = tmpdir();
  const before = process.env.TMPDIR;
  for (const name of readdirSync(base).filter((entry) => entry.startsWith(prefix)))
    if (!isAlive(Number(name.slice(prefix.length).split("-")[0]))) remove(path.join(base, name));
  const folder = mkdtempSync(path.join(base, `${prefix}${process.pid}-`));
  // The user that the embedded Postgres runs as passes through.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  return () => {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
    remove(folder);
  };
}

const remove = (folder: string) => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
