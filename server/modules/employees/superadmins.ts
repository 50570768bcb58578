import { AppError } from "#server/app-error.ts";

/** Throws `last_superadmin` if nobody active would be left among the super administrators but for this one. */
export function keepOneSuperadmin(
  superadmins: readonly { id: number; isActive: boolean }[],
  leavingId: number,
): void {
  if (!superadmins.some(({ id, isActive }) => isActive && id !== leavingId))
    throw new AppError("last_superadmin");
}
