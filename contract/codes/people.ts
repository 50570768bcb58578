export * from "./role.ts";

export const employeeStatuses = ["pending", "approved", "rejected"] as const;
export type EmployeeStatus = (typeof employeeStatuses)[number];

export const employeeStatusLabels: Record<EmployeeStatus, string> = {
  pending: "Pending",
  approved: "Approved",
  rejected: "Rejected",
};

export const employmentStatuses = [
  "FullTime",
  "PartTime",
  "Temporary",
  "Contract",
  "Intern",
  "Probation",
  "Terminated",
] as const;
export type EmploymentStatus = (typeof employmentStatuses)[number];

export const employmentStatusLabels: Record<EmploymentStatus, string> = {
  FullTime: "Full Time",
  PartTime: "Part Time",
  Temporary: "Temporary",
  Contract: "Contract",
  Intern: "Intern",
  Probation: "Probation",
  Terminated: "Terminated",
};

/** The profile wizard's numbers; 6 is ours, since the specification gives Probation none. */
export const employmentStatusCodes: Record<EmploymentStatus, number> = {
  FullTime: 0,
  PartTime: 1,
  Contract: 2,
  Temporary: 3,
  Intern: 4,
  Terminated: 5,
  Probation: 6,
};

const compact = (text: string) => text.replaceAll(/\s/g, "").toLowerCase();

/** Accepts a code, a compact form, a spaced form or `Active` (Full Time); otherwise undefined. */
export function employmentStatusOf(input: string | number): EmploymentStatus | undefined {
  const wanted = compact(String(input));
  if (wanted === "active") return "FullTime";
  return employmentStatuses.find(
    (status) => wanted === compact(status) || wanted === String(employmentStatusCodes[status]),
  );
}

export const genderCodes = [0, 1, 2, 3] as const;
export type GenderCode = (typeof genderCodes)[number];

export const genderLabels = ["Male", "Female", "Other", "Prefer not to say"] as const;
export type GenderLabel = (typeof genderLabels)[number];

export const genderLabelOf = (code: GenderCode): GenderLabel => genderLabels[code];

/** The same code on every screen (AMB-103); null without a choice. */
export const genderCodeOf = (label: string): GenderCode | null =>
  genderCodes.find((code) => genderLabelOf(code) === label) ?? null;

export const jobLevels = [
  "Entry",
  "Junior",
  "MidLevel",
  "Senior",
  "Lead",
  "Manager",
  "Director",
  "Executive",
] as const;
export type JobLevel = (typeof jobLevels)[number];

export const jobLevelLabels: Record<JobLevel, string> = {
  Entry: "Entry",
  Junior: "Junior",
  MidLevel: "Mid Level",
  Senior: "Senior",
  Lead: "Lead",
  Manager: "Manager",
  Director: "Director",
  Executive: "Executive",
};

export const positionStatuses = ["available", "filled", "ended"] as const;
export type PositionStatus = (typeof positionStatuses)[number];

/** available: no holder. ended: the holder's term has an end date. Otherwise filled (doc B §4). */
export function positionStatusOf(position: {
  employeeId?: number | null;
  dateEnded?: string | null;
}): PositionStatus {
  if (!position.employeeId) return "available";
  return position.dateEnded ? "ended" : "filled";
}

export const invitationStatuses = [
  "notSent",
  "sending",
  "invited",
  "expired",
  "withdrawn",
] as const;
export type InvitationStatus = (typeof invitationStatuses)[number];

/** The parts of a record whose readers are recorded. */
export const recordParts = [
  "documents",
  "export",
  "feedback",
  "history",
  "leave",
  "leaveExport",
  "notes",
  "promises",
  "record",
] as const;
export type RecordPart = (typeof recordParts)[number];

export const recordPartLabels: Record<RecordPart, string> = {
  documents: "Documents",
  export: "A file with users",
  feedback: "A reported message",
  history: "History",
  leave: "Leave",
  leaveExport: "A file with leave",
  notes: "Notes",
  promises: "Promises",
  record: "Personal details",
};
