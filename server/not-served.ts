import type { OperationId } from "#contract/index.ts";

/** Operations that are promised but not served yet: they answer 501, and `docs/not-served.md` lists them. */
export const notServed = [
  "calendar.getAllCalendarEvents",
  "calendar.createCalendarEvent",
  "calendar.updateWorkEvent",
  "calendar.deleteWorkEvent",
] as const satisfies readonly OperationId[];

export type NotServed = (typeof notServed)[number];
