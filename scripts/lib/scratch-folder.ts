import { chmodSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { isAlive } from "#server/db/embedded/postmaster.ts";

const prefix = "baton-scratch-";

/** For all temporary files of this process and its children; returns its removal. Also removes killed processes' folders. */
export function useScratchFolder(): () => void {
  const base = tmpdir();
  const before = process.env.TMPDIR;
  for (const name of readdirSync(base).filter((entry) => entry.startsWith(prefix)))
    if (!isAlive(Number(name.slice(prefix.length).split("-")[0]))) remove(path.join(base, name));
  const folder = mkdtempSync(path.join(base, `${prefix}${process.pid}-`));
  // The user of the embedded Postgres passes through.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  return () => {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
    remove(folder);
  };
}

const remove = (folder: string) => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
