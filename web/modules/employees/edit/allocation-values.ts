import type { GrantedBalance } from "#contract/codes/leave.ts";
import type { LeaveAllocationUpdate, LeaveDays } from "#contract/leave/leave.ts";
import { text } from "./text.ts";

export const allocationNames = {
  annual: "annualLeave",
  sick: "sickLeave",
  familyResponsibility: "familyResponsibilityLeave",
  maternityPaternity: "maternityPaternity",
  study: "studyLeave",
} as const satisfies Record<GrantedBalance, keyof LeaveAllocationUpdate>;

/** The days as they are typed. */
export type AllocationValues = Record<(typeof allocationNames)[GrantedBalance], string>;

/** The days typed; whatever is no number is 0. */
export function typedDays(typed: string): number {
  const days = Number(typed.trim().replace(",", "."));
  return Number.isFinite(days) ? days : 0;
}

export function daysProblem(typed: string): string | undefined {
  const days = typedDays(typed);
  if (days < 0) return text.leaveFields.belowZero;
  if (days > 366) return text.leaveFields.tooMany;
  return Number.isInteger(days * 2) ? undefined : text.leaveFields.notHalves;
}

export const allocationValuesOf = (days: LeaveDays): AllocationValues => ({
  annualLeave: String(days.annual),
  sickLeave: String(days.sick),
  familyResponsibilityLeave: String(days.familyResponsibility),
  maternityPaternity: String(days.maternityPaternity),
  studyLeave: String(days.study),
});

export const allocationPayload = (
  employeeId: number,
  typed: AllocationValues,
): LeaveAllocationUpdate => ({
  employeeId,
  annualLeave: typedDays(typed.annualLeave),
  sickLeave: typedDays(typed.sickLeave),
  familyResponsibilityLeave: typedDays(typed.familyResponsibilityLeave),
  maternityPaternity: typedDays(typed.maternityPaternity),
  studyLeave: typedDays(typed.studyLeave),
});
