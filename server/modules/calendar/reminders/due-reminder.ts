export type EventReminder = "eventInADay" | "eventInAnHour";

/** At the same time on the day before, and an hour before. */
export const reminderMoments = (starts: Temporal.ZonedDateTime) => ({
  dayBefore: new Date(starts.subtract({ days: 1 }).epochMilliseconds),
  hourBefore: new Date(starts.subtract({ hours: 1 }).epochMilliseconds),
});

/** The reminder due now: the day before, then the hour before, then `over`. A late event reminds at once. */
export function dueReminder(
  starts: Temporal.ZonedDateTime,
  now: Date,
): EventReminder | "none" | "over" {
  const { dayBefore, hourBefore } = reminderMoments(starts);
  if (now.getTime() >= starts.epochMilliseconds) return "over";
  if (now >= hourBefore) return "eventInAnHour";
  return now >= dayBefore ? "eventInADay" : "none";
}
