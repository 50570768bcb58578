import type { LeaveType } from "./leave-type.ts";

/** What a company can rule for a stretch of days: that leave is blocked, or how many people should be at work. */
export const dayRuleKinds = ["blocked", "staffing"] as const;
export type DayRuleKind = (typeof dayRuleKinds)[number];

/** The leave that can be blocked, as its days are chosen; all other leave is taken because of what happens to a person, and never refused for this. */
export const blockableTypes: readonly LeaveType[] = ["AnnualLeave", "UnpaidLeave", "TimeInLieu"];
