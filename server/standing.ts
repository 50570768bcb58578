import type { Standing } from "#contract/operation.ts";

interface Facts {
  id: number;
  isActive: boolean;
  employeeStatus: "pending" | "approved" | "rejected";
  ownerEmployeeId: number | null;
  registeredAt: string | null;
}

/**
 * How far an employee has come; null for a deactivated one, whatever their status. The owner of a company that is being
 * registered is not active yet, and not deactivated: registering activates them, and from then on they run the company;
 * nobody else could approve them.
 */
export function standingOf(employee: Facts): Standing | null {
  const { id, isActive, employeeStatus, ownerEmployeeId, registeredAt } = employee;
  const isOwner = ownerEmployeeId === id;
  if (!isActive) return registeredAt === null && isOwner ? "registering" : null;
  return employeeStatus === "approved" || isOwner ? "approved" : "completing";
}
