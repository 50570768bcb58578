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

/** The numbers the profile wizard sends; 6 is ours, since the specification gives Probation none. */
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

/** Reads a code, a compact, a spaced form or `Active` (which means Full Time); undefined for anything else. */
export function employmentStatusOf(input: string | number): EmploymentStatus | undefined {
  const wanted = compact(String(input));
  if (wanted === "active") return "FullTime";
  return employmentStatuses.find(
    (status) => wanted === compact(status) || wanted === String(employmentStatusCodes[status]),
  );
}
