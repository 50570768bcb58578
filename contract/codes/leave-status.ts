export const leaveStatuses = [
  "pending",
  "approved",
  "rejected",
  "withdrawn",
  "cancellation_asked",
  "cancelled",
] as const;
export type LeaveStatus = (typeof leaveStatuses)[number];

export const leaveStatusLabels: Record<LeaveStatus, string> = {
  pending: "Pending",
  approved: "Approved",
  rejected: "Rejected",
  withdrawn: "Withdrawn",
  cancellation_asked: "Cancellation asked",
  cancelled: "Cancelled",
};

/** Whether the leave is approved: its days are taken until a cancellation is granted. */
export const isTaken = (status: LeaveStatus): boolean =>
  status === "approved" || status === "cancellation_asked";

/** Whether no other leave may be booked on its days. */
export const isOpen = (status: LeaveStatus): boolean => status === "pending" || isTaken(status);
