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

/** The two halves of a day of leave. */
export const halves = ["morning", "afternoon"] as const;
export type Half = (typeof halves)[number];

/** The half with which a range of dates begins and ends; without them, it is of whole days. */
export interface HalvesOfRange {
  startHalf?: Half | undefined;
  endHalf?: Half | undefined;
}

/** What a company can rule for a stretch of days: that leave is blocked, or how many people should be at work. */
export const dayRuleKinds = ["blocked", "staffing"] as const;
export type DayRuleKind = (typeof dayRuleKinds)[number];

/** The leave that can be blocked, as its days are chosen; all other leave is taken because of what happens to a person, and never refused for this. */
export const blockableTypes: readonly LeaveType[] = ["AnnualLeave", "UnpaidLeave", "TimeInLieu"];

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

/** How others may decide on leave, as its employee is notified. */
export const leaveOutcomes = [
  "approved",
  /** It was asked for and approved by the one who decides. */
  "booked",
  "rejected",
  "cancelled",
  "cancellation_refused",
  "shortened",
  /** What it is for was stated otherwise; its days stay. */
  "corrected",
  /** It takes other days, as holidays or working times have changed. */
  "recounted",
] as const;
export type LeaveOutcome = (typeof leaveOutcomes)[number];

/** The policies that every company has: days granted as documented, and what the Act grants. */
export const readyPolicies = ["standard", "act"] as const;
export type ReadyPolicy = (typeof readyPolicies)[number];

export const readyPolicyLabels: Record<ReadyPolicy, string> = {
  standard: "Standard",
  act: "As the Act has it",
};

/** The balances whose terms a policy sets; those of parents are the law's. */
export const policyBalances = [
  "annual",
  "sick",
  "familyResponsibility",
  "study",
] as const satisfies readonly LeaveBalance[];
export type PolicyBalance = (typeof policyBalances)[number];

/** Who a policy is assigned to. */
export const policyTargets = ["all", "department", "employee"] as const;

/** What a person may enter by hand into a balance; `worked`, on a day off or overtime, into that of time in lieu alone. */
export const leaveEntryKinds = ["corrected", "opening", "paid-out", "worked"] as const;

/** What a line of a leave statement is about. */
export const statementLineKinds = [
  /** The first days of a new employee, as documented. */
  "granted",
  "corrected",
  "opening",
  "paid-out",
  /** Worked on a day off, or overtime, for time off in lieu. */
  "worked",
  /** Gained by the terms of the policy. */
  "gained",
  "lapsed",
  /** What is left when a year begins; moves nothing. */
  "carried",
  "taken",
  /** Approved, and still to come. */
  "booked",
  "pending",
] as const;

/** Why a day of leave costs what it does. */
export const leaveDayReasons = [
  "worked",
  "not-worked",
  "holiday",
  /** Leave counted in months costs no more than its grant. */
  "within-months",
  /** A holiday now, but a working day when the leave was requested. */
  "counted-before",
] as const;

/** How far a shutdown is. */
export const shutdownStates = [
  "counting",
  "ready",
  "booking",
  "booked",
  "undoing",
  "undone",
  "discarded",
] as const;
export type ShutdownState = (typeof shutdownStates)[number];

/** What those who lack days of annual leave get: unpaid leave for the days they lack, or nothing at all. */
export const lackingChoices = ["unpaid", "skip"] as const;
export type LackingChoice = (typeof lackingChoices)[number];

/** How many people a plan of leave shows at once, and how many weeks. */
export const maxPlanned = { people: 200, weeks: 12 } as const;

/** How many requests can be asked for at once with what their decisions need; as many as the bell shows. */
export const maxReviews = 10;
