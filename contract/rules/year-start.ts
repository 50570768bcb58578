/** Whether this is a day on which a year can begin, as "03-01" for 1 March; 29 February is in few years only. */
export function isYearStart(day: string): boolean {
  if (!/^\d{2}-\d{2}$/.test(day)) return false;
  // Not a leap year.
  const date = new Date(`2001-${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(5, 10) === day;
}
