import type { LeaveBalance } from "./leave-balance.ts";

/** The types of leave that every company offers. */
export const commonLeaveTypes = [
  "AnnualLeave",
  "SickLeave",
  "FamilyResponsibilityLeave",
  "MaternityLeave",
  "UnpaidLeave",
] as const;

/** The types that a company may offer besides. */
export const optionalLeaveTypes = ["StudyLeave", "TimeInLieu"] as const;

export const leaveTypes = [...commonLeaveTypes, ...optionalLeaveTypes] as const;
export type LeaveType = (typeof leaveTypes)[number];

export const leaveTypeLabels: Record<LeaveType, string> = {
  AnnualLeave: "Annual Leave",
  SickLeave: "Sick Leave",
  FamilyResponsibilityLeave: "Family Responsibility Leave",
  MaternityLeave: "Maternity Leave",
  UnpaidLeave: "Unpaid Leave",
  StudyLeave: "Study Leave",
  TimeInLieu: "Time in Lieu",
};

/** Whether the employer pays for leave of a type; for maternity the unemployment insurance does (BCEA s 25(7)). */
export const isPaid: Record<LeaveType, boolean> = {
  AnnualLeave: true,
  SickLeave: true,
  FamilyResponsibilityLeave: true,
  MaternityLeave: false,
  UnpaidLeave: false,
  StudyLeave: true,
  TimeInLieu: true,
};

/** The balance a type of leave draws on; unpaid leave draws on none. */
export const balanceOfLeaveType = {
  AnnualLeave: "annual",
  SickLeave: "sick",
  FamilyResponsibilityLeave: "familyResponsibility",
  MaternityLeave: "maternityPaternity",
  UnpaidLeave: null,
  StudyLeave: "study",
  TimeInLieu: "timeInLieu",
} as const satisfies Record<LeaveType, LeaveBalance | null>;

/** Whether a company offers each optional type. */
export interface OfferedLeave {
  offersStudyLeave: boolean;
  offersTimeInLieu: boolean;
}

/** Whether leave of a type can be asked for in a company. */
export const isOffered = (
  type: LeaveType,
  { offersStudyLeave, offersTimeInLieu }: OfferedLeave,
): boolean =>
  (type !== "StudyLeave" || offersStudyLeave) && (type !== "TimeInLieu" || offersTimeInLieu);
