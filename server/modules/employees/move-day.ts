interface Limits {
  today: string;
  startDate: string | null;
  terminationDate: string | null;
}

/** The error in the day of a move, if any. */
export function moveDayProblem(
  day: string,
  { today, startDate, terminationDate }: Limits,
): string | undefined {
  const now = Temporal.PlainDate.from(today);
  if (startDate && day < startDate) return "This is before their first day of work";
  if (terminationDate && day > terminationDate) return "This is after their last day of work";
  if (day < now.subtract({ years: 1 }).toString()) return "At most one year before today";
  if (day > now.add({ years: 1 }).toString()) return "At most one year from today";
  return undefined;
}
