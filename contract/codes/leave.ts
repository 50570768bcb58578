/** The balances that every employee is granted at the start. */
export const grantedBalances = [
  "annual",
  "sick",
  "familyResponsibility",
  "maternityPaternity",
  "study",
] as const;
export type GrantedBalance = (typeof grantedBalances)[number];

/** Time in lieu is gained only by work on a day off. */
export const leaveBalances = [...grantedBalances, "timeInLieu"] as const;
export type LeaveBalance = (typeof leaveBalances)[number];

/** Balances that people plan to use up: a notice precedes the lapse of days. Other balances are for need. */
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

/** The working days that initialize-leave grants; the 30 days of sick leave last three years. */
export const defaultLeaveDays: Record<GrantedBalance, number> = {
  annual: 15,
  sick: 30,
  familyResponsibility: 3,
  maternityPaternity: 87,
  study: 5,
};

export const commonLeaveTypes = [
  "AnnualLeave",
  "SickLeave",
  "FamilyResponsibilityLeave",
  "MaternityLeave",
  "UnpaidLeave",
] as const;

export const optionalLeaveTypes = ["StudyLeave", "TimeInLieu"] as const;

export const documentedLeaveTypes = [...commonLeaveTypes, ...optionalLeaveTypes] as const;
export type DocumentedLeaveType = (typeof documentedLeaveTypes)[number];

/** `OwnLeave` is leave of a type of the company's own, which the request names. */
export const leaveTypes = [...documentedLeaveTypes, "OwnLeave"] as const;
export type LeaveType = (typeof leaveTypes)[number];

export const leaveTypeLabels: Record<LeaveType, string> = {
  AnnualLeave: "Annual Leave",
  SickLeave: "Sick Leave",
  FamilyResponsibilityLeave: "Family Responsibility Leave",
  MaternityLeave: "Maternity Leave",
  UnpaidLeave: "Unpaid Leave",
  StudyLeave: "Study Leave",
  TimeInLieu: "Time in Lieu",
  OwnLeave: "Company Leave",
};

export const ownTypeColors = [
  "blue",
  "teal",
  "green",
  "yellow",
  "orange",
  "red",
  "pink",
  "purple",
] as const;
export type OwnTypeColor = (typeof ownTypeColors)[number];

/** Who may ask for leave of an own type; reviewers may book it for anybody. */
export const ownTypeAskers = ["everyone", "departments", "nobody"] as const;
export type OwnTypeAskers = (typeof ownTypeAskers)[number];

/** How an own type gives its days. */
export const ownGrantKinds = ["dated", "yearly", "birthday", "service"] as const;

/** Whom family responsibility leave is for, by the circle of BCEA s 27; adopted children and adoptive parents included. */
export const familyRelations = [
  "child",
  "partner",
  "parent",
  "grandparent",
  "grandchild",
  "sibling",
] as const;
export type FamilyRelation = (typeof familyRelations)[number];

export const familyRelationLabels: Record<FamilyRelation, string> = {
  child: "Child",
  partner: "Spouse or life partner",
  parent: "Parent",
  grandparent: "Grandparent",
  grandchild: "Grandchild",
  sibling: "Brother or sister",
};

/** Whether the employer pays; the unemployment insurance pays for maternity (BCEA s 25(7)). */
export const isPaid: Record<DocumentedLeaveType, boolean> = {
  AnnualLeave: true,
  SickLeave: true,
  FamilyResponsibilityLeave: true,
  MaternityLeave: false,
  UnpaidLeave: false,
  StudyLeave: true,
  TimeInLieu: true,
};

/** The documented balance a type draws on; unpaid leave draws on none, and own types have their own. */
export const balanceOfLeaveType = {
  AnnualLeave: "annual",
  SickLeave: "sick",
  FamilyResponsibilityLeave: "familyResponsibility",
  MaternityLeave: "maternityPaternity",
  UnpaidLeave: null,
  StudyLeave: "study",
  TimeInLieu: "timeInLieu",
  OwnLeave: null,
} as const satisfies Record<LeaveType, LeaveBalance | null>;

export interface OfferedLeave {
  offersStudyLeave: boolean;
  offersTimeInLieu: boolean;
}

export const isOffered = (
  type: DocumentedLeaveType,
  { offersStudyLeave, offersTimeInLieu }: OfferedLeave,
): boolean =>
  (type !== "StudyLeave" || offersStudyLeave) && (type !== "TimeInLieu" || offersTimeInLieu);

export const halves = ["morning", "afternoon"] as const;
export type Half = (typeof halves)[number];

/** The first and last half day of the range; both left out, the days are whole. */
export interface HalvesOfRange {
  startHalf?: Half | undefined;
  endHalf?: Half | undefined;
}

/** A company's rule for some days: blocked leave, or a minimum of people at work. */
export const dayRuleKinds = ["blocked", "staffing"] as const;
export type DayRuleKind = (typeof dayRuleKinds)[number];

/** Only leave whose days are chosen can be blocked; other leave follows from events in a life. */
export const blockableTypes: readonly LeaveType[] = [
  "AnnualLeave",
  "UnpaidLeave",
  "TimeInLieu",
  "OwnLeave",
];

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

/** Approved leave takes its days until a cancellation is granted. */
export const isTaken = (status: LeaveStatus): boolean =>
  status === "approved" || status === "cancellation_asked";

export const isOpen = (status: LeaveStatus): boolean => status === "pending" || isTaken(status);

export const leaveOutcomes = [
  "approved",
  "booked",
  "rejected",
  "cancelled",
  "cancellation_refused",
  "shortened",
  /** Annual days became sick leave. */
  "turned_sick",
  /** Its purpose was corrected; its days remain. */
  "corrected",
  /** Its days changed with the holidays or working times. */
  "recounted",
  /** The first or last day of employment shortened it, cancelled it, closed the request, or gave it back. */
  "employment_shortened",
  "employment_cancelled",
  "employment_closed",
  "employment_restored",
] as const;
export type LeaveOutcome = (typeof leaveOutcomes)[number];

/** What the first or last day of employment does to leave. */
export const employmentEffects = ["shortened", "cancelled", "closed", "restored"] as const;
export type EmploymentEffect = (typeof employmentEffects)[number];

/** The policies of every company: documented grants, and the Act. */
export const readyPolicies = ["standard", "act"] as const;
export type ReadyPolicy = (typeof readyPolicies)[number];

export const readyPolicyLabels: Record<ReadyPolicy, string> = {
  standard: "Standard",
  act: "As the Act has it",
};

/** The balances with terms by policy; those of parents follow the law. */
export const policyBalances = [
  "annual",
  "sick",
  "familyResponsibility",
  "study",
] as const satisfies readonly LeaveBalance[];
export type PolicyBalance = (typeof policyBalances)[number];

export const policyTargets = ["all", "department", "employee"] as const;

/** Entries by hand; `worked` (a day off, overtime) goes into time in lieu only. */
export const leaveEntryKinds = ["corrected", "opening", "paid-out", "worked"] as const;

export const statementLineKinds = [
  /** The documented first days of a new employee. */
  "granted",
  "corrected",
  "opening",
  "paid-out",
  /** Work on a day off, or overtime. */
  "worked",
  "gained",
  "lapsed",
  /** The remainder at the start of a year; moves no days. */
  "carried",
  "taken",
  "booked",
  "pending",
] as const;

export const leaveDayReasons = [
  "worked",
  "not-worked",
  "holiday",
  /** Leave counted in months costs its grant at most. */
  "within-months",
  /** A holiday now, but a working day at the time of the request. */
  "counted-before",
] as const;

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

/** People with too few days of annual leave get unpaid leave, or are left out. */
export const lackingChoices = ["unpaid", "skip"] as const;
export type LackingChoice = (typeof lackingChoices)[number];

/** The most people and weeks on one plan of leave. */
export const maxPlanned = { people: 200, weeks: 12 } as const;

/** The most requests read at once with the material for their decisions; the bell shows as many. */
export const maxReviews = 10;
