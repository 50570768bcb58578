/** The balances of which everyone is granted days when their leave begins. */
export const grantedBalances = [
  "annual",
  "sick",
  "familyResponsibility",
  "maternityPaternity",
  "study",
] as const;
export type GrantedBalance = (typeof grantedBalances)[number];

/** With the one that is gained by working on a day off alone. */
export const leaveBalances = [...grantedBalances, "timeInLieu"] as const;
export type LeaveBalance = (typeof leaveBalances)[number];

/** Balances that people plan to use up, and are notified of before days lapse; the days of the others are there for need. */
export const plannedBalances = ["annual", "timeInLieu"] as const;
export type PlannedBalance = (typeof plannedBalances)[number];

export const leaveBalanceLabels: Record<LeaveBalance, string> = {
  annual: "Annual",
  sick: "Sick",
  familyResponsibility: "Family Responsibility",
  maternityPaternity: "Maternity/Paternity",
  study: "Study",
  timeInLieu: "Time in Lieu",
};

/** What initialize-leave grants, in working days; the 30 days of sick leave last three years. */
export const defaultLeaveDays: Record<GrantedBalance, number> = {
  annual: 15,
  sick: 30,
  familyResponsibility: 3,
  maternityPaternity: 87,
  study: 5,
};
