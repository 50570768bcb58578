import { AppError } from "#server/app-error.ts";

/** Throws `last_superadmin` if no active super administrator would remain without this one. */
export function keepOneSuperadmin(
  superadmins: readonly { id: number; isActive: boolean }[],
  leavingId: number,
): void {
  if (!superadmins.some(({ id, isActive }) => isActive && id !== leavingId))
    throw new AppError("last_superadmin");
}
