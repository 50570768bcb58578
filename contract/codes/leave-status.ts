export const leaveStatuses = ["pending", "approved", "rejected"] as const;
export type LeaveStatus = (typeof leaveStatuses)[number];

export const leaveStatusLabels: Record<LeaveStatus, string> = {
  pending: "Pending",
  approved: "Approved",
  rejected: "Rejected",
};
