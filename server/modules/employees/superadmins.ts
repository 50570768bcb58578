import { AppError } from "#server/app-error.ts";

/** Throws `last_superadmin` if no other active super administrator would remain. */
export function keepOneSuperadmin(
  superadmins: readonly { id: number; isActive: boolean }[],
  leavingId: number,
): void {
  if (!superadmins.some(({ id, isActive }) => isActive && id !== leavingId))
    throw new AppError("last_superadmin");
}
