import { chown, copyFile, mkdir, readdir } from "node:fs/promises";
import path from "node:path";
import type { OperatingUser } from "#server/db/embedded/operating-user.ts";

export interface CopyOptions {
  /** The owner of what is copied; by default ourselves. */
  owner?: OperatingUser | undefined;
  /** By the path from the copied folder. */
  isLeftOut?: (name: string) => boolean;
  /** For those whose contents alone are left out. */
  isEmptied?: (name: string) => boolean;
}

/** For one user alone. A file that goes meanwhile is left out. */
export async function copyFolder(
  from: string,
  to: string,
  options: CopyOptions = {},
  name = "",
): Promise<void> {
  const { owner, isLeftOut = () => false, isEmptied = () => false } = options;
  const target = path.join(to, name);
  await mkdir(target, { recursive: true, mode: 0o700 });
  if (owner) await chown(target, owner.uid, owner.gid);
  if (isEmptied(name)) return;
  const entries = await readdir(path.join(from, name), { withFileTypes: true }).catch(noneIfGone);
  for (const entry of entries) {
    const inside = path.posix.join(name, entry.name);
    if (isLeftOut(inside)) continue;
    if (entry.isDirectory()) await copyFolder(from, to, options, inside);
    else await copyOne(path.join(from, inside), path.join(to, inside), owner).catch(noneIfGone);
  }
}

export async function copyOne(
  from: string,
  to: string,
  owner?: OperatingUser | undefined,
): Promise<void> {
  await copyFile(from, to);
  if (owner) await chown(to, owner.uid, owner.gid);
}

function noneIfGone(error: NodeJS.ErrnoException): never[] {
  if (error.code === "ENOENT") return [];
  throw error;
}
