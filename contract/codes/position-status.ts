export const positionStatuses = ["available", "filled", "ended"] as const;
export type PositionStatus = (typeof positionStatuses)[number];

/** Available without a holder, ended when the holder's time has an end, filled otherwise (doc B §4). */
export function positionStatusOf(position: {
  employeeId?: number | null;
  dateEnded?: string | null;
}): PositionStatus {
  if (!position.employeeId) return "available";
  return position.dateEnded ? "ended" : "filled";
}
