/**
 * For whom a note is: who leads the employee now and later, and super administrators; super administrators alone; the line and
 * the employee; or its author alone, until it is released.
 */
export const noteAudiences = ["line", "hr", "shared", "draft"] as const;
export type NoteAudience = (typeof noteAudiences)[number];

/** The audience of a note that names none. */
export const usualAudience: NoteAudience = "line";
