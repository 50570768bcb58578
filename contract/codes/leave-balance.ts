export const leaveBalances = [
  "annual",
  "sick",
  "familyResponsibility",
  "maternityPaternity",
  "study",
] as const;
export type LeaveBalance = (typeof leaveBalances)[number];

export const leaveBalanceLabels: Record<LeaveBalance, string> = {
  annual: "Annual",
  sick: "Sick",
  familyResponsibility: "Family Responsibility",
  maternityPaternity: "Maternity/Paternity",
  study: "Study",
};

/** What initialize-leave grants, in working days; the 30 days of sick leave last three years. */
export const defaultLeaveDays: Record<LeaveBalance, number> = {
  annual: 15,
  sick: 30,
  familyResponsibility: 3,
  maternityPaternity: 87,
  study: 5,
};
