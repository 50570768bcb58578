/** The parts of an employee's record of which it is recorded who has read them. */
export const recordParts = ["documents", "feedback", "history"] as const;
export type RecordPart = (typeof recordParts)[number];
