import { randomUUID } from "node:crypto";
import { type FileHandle, mkdir, open, rm } from "node:fs/promises";
import path from "node:path";

/** Unlinked while open, so that a crash leaves no trace. */
export async function namelessFile(folder: string): Promise<FileHandle> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const name = path.join(folder, randomUUID());
  const handle = await open(name, "wx+", 0o600);
  await rm(name);
  return handle;
}
