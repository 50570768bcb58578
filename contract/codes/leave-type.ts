import type { LeaveBalance } from "./leave-balance.ts";

export const leaveTypes = [
  "AnnualLeave",
  "SickLeave",
  "FamilyResponsibilityLeave",
  "MaternityLeave",
  "UnpaidLeave",
] as const;
export type LeaveType = (typeof leaveTypes)[number];

export const leaveTypeLabels: Record<LeaveType, string> = {
  AnnualLeave: "Annual Leave",
  SickLeave: "Sick Leave",
  FamilyResponsibilityLeave: "Family Responsibility Leave",
  MaternityLeave: "Maternity Leave",
  UnpaidLeave: "Unpaid Leave",
};

/** Whether the employer pays for leave of a type; for maternity the unemployment insurance does (BCEA s 25(7)). */
export const isPaid: Record<LeaveType, boolean> = {
  AnnualLeave: true,
  SickLeave: true,
  FamilyResponsibilityLeave: true,
  MaternityLeave: false,
  UnpaidLeave: false,
};

/** The balance a type of leave draws on; unpaid leave draws on none. */
export const balanceOfLeaveType = {
  AnnualLeave: "annual",
  SickLeave: "sick",
  FamilyResponsibilityLeave: "familyResponsibility",
  MaternityLeave: "maternityPaternity",
  UnpaidLeave: null,
} as const satisfies Record<LeaveType, LeaveBalance | null>;
