/** The first and the last day of the month before the one of a day: what payroll asks for most. */
export function monthBefore(day: string): { from: string; to: string } {
  const firstOfThis = new Date(`${day.slice(0, 7)}-01T00:00:00Z`);
  const last = new Date(firstOfThis.getTime() - 86_400_000).toISOString().slice(0, 10);
  return { from: `${last.slice(0, 7)}-01`, to: last };
}
