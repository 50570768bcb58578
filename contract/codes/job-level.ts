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
