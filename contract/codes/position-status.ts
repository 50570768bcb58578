export const positionStatuses = ["available", "filled", "ended"] as const;
export type PositionStatus = (typeof positionStatuses)[number];

/** Available without a holder, ended if the holder's term has an end date, filled otherwise. */
export function positionStatusOf(position: {
  employeeId?: number | null;
  dateEnded?: string | null;
}): PositionStatus {
  if (!position.employeeId) return "available";
  return position.dateEnded ? "ended" : "filled";
}
