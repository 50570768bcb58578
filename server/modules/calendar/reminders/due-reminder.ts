/** The kinds of reminder of an event. */
type EventReminder = "eventInADay" | "eventInAnHour";

/**
 * The reminder that is due for an event: from the same time of the day before on, and from an hour before on in its place; `over`
 * once the event has started. An event that is entered later than that reminds at once.
 */
export function dueReminder(
  starts: Temporal.ZonedDateTime,
  now: Date,
): EventReminder | "none" | "over" {
  const moment = now.getTime();
  const dayBefore = starts.subtract({ days: 1 }).epochMilliseconds;
  const hourBefore = starts.subtract({ hours: 1 }).epochMilliseconds;
  if (moment >= starts.epochMilliseconds) return "over";
  if (moment >= hourBefore) return "eventInAnHour";
  return moment >= dayBefore ? "eventInADay" : "none";
}
