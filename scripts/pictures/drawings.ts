import { drawCalendar } from "./draw-calendar.ts";
import { drawFeedback } from "./draw-feedback.ts";
import { drawNotes } from "./draw-notes.ts";
import type { Theme } from "./drawing.ts";

/** Stands for a part of the product that has no screen yet; once it has one, it becomes a subject and leaves this list. */
export const drawings: Record<string, (theme: Theme) => string> = {
  calendar: drawCalendar,
  feedback: drawFeedback,
  notes: drawNotes,
};
