export const employeeStatuses = ["pending", "approved", "rejected"] as const;
export type EmployeeStatus = (typeof employeeStatuses)[number];

export const employeeStatusLabels: Record<EmployeeStatus, string> = {
  pending: "Pending",
  approved: "Approved",
  rejected: "Rejected",
};
