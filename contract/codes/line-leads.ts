/** Who leads an employee by what is recorded for them alone: a manager, nobody yet, or again the head of their department. */
export const lineLeads = ["manager", "nobody", "head"] as const;
export type LineLeads = (typeof lineLeads)[number];
