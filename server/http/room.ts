import type { NamedOperation } from "#contract/operation.ts";
import { AppError } from "#server/app-error.ts";
import type { Disk } from "#server/storage/disk.ts";

/** Throws `disk_full` unless the disk has the room that the operation needs. */
export async function requireRoom(
  operation: NamedOperation,
  disk: Pick<Disk, "check">,
): Promise<void> {
  const { method, module, file, addsMany } = operation;
  // Sign-ins and passwords take little, and stay possible.
  if (method === "GET" || module === "auth") return;
  const level = await disk.check();
  if (level === "full" || (level === "low" && (file === "upload" || addsMany)))
    throw new AppError("disk_full");
}
