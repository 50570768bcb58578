import type { Standing } from "#contract/operation.ts";

interface Facts {
  id: number;
  isActive: boolean;
  employeeStatus: "pending" | "approved" | "rejected";
  ownerEmployeeId: number | null;
  registeredAt: string | null;
}

/** Null if deactivated. An owner in registration is inactive but not deactivated: only registering can activate them. */
export function standingOf(employee: Facts): Standing | null {
  const { id, isActive, employeeStatus, ownerEmployeeId, registeredAt } = employee;
  const isOwner = ownerEmployeeId === id;
  if (!isActive) return registeredAt === null && isOwner ? "registering" : null;
  return employeeStatus === "approved" || isOwner ? "approved" : "completing";
}
