/** The kinds of reminder of an event. */
export type EventReminder = "eventInADay" | "eventInAnHour";

/** When an event reminds: at the same time of the day before, and an hour before. */
export const reminderMoments = (starts: Temporal.ZonedDateTime) => ({
  dayBefore: new Date(starts.subtract({ days: 1 }).epochMilliseconds),
  hourBefore: new Date(starts.subtract({ hours: 1 }).epochMilliseconds),
});

/**
 * The reminder that is due for an event: from the same time of the day before on, and from an hour before on in its place; `over`
 * once the event has started. An event that is entered later than that reminds at once.
 */
export function dueReminder(
  starts: Temporal.ZonedDateTime,
  now: Date,
): EventReminder | "none" | "over" {
  const { dayBefore, hourBefore } = reminderMoments(starts);
  if (now.getTime() >= starts.epochMilliseconds) return "over";
  if (now >= hourBefore) return "eventInAnHour";
  return now >= dayBefore ? "eventInADay" : "none";
}
