/** The parts of an employee's record of which it is recorded who has read them. */
export const recordParts = [
  "documents",
  "export",
  "feedback",
  "history",
  "leaveExport",
  "notes",
  "record",
] as const;
export type RecordPart = (typeof recordParts)[number];

export const recordPartLabels: Record<RecordPart, string> = {
  documents: "Documents",
  export: "A file with users",
  feedback: "A reported message",
  history: "History",
  leaveExport: "A file with leave",
  notes: "Notes",
  record: "Personal details",
};
