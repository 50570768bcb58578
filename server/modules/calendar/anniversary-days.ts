/** The first n days of the year ("02-28") with their observed dates: 29 February is on the 28th otherwise (AMB-170). */
export function anniversaryDays(first: string, count: number): Map<string, string> {
  const observedOn = new Map<string, string>();
  for (const day of daysFrom(first, count)) {
    observedOn.set(day.slice(5), day);
    if (day.endsWith("-02-28") && !Temporal.PlainDate.from(day).inLeapYear)
      observedOn.set("02-29", day);
  }
  return observedOn;
}

export function daysFrom(first: string, count: number): string[] {
  const start = Temporal.PlainDate.from(first);
  return Array.from({ length: count }, (_, days) => start.add({ days }).toString());
}
