import type { PastEmployment } from "#server/organisation/past-employments.ts";

/** The day from which service counts: earlier employment counts after a break shorter than a year (BCEA s 84). */
export function countedService(before: PastEmployment, firstDay: string): string {
  const earlier = before.serviceFrom ?? before.from;
  const yearAfter = Temporal.PlainDate.from(before.to).add({ years: 1 });
  return earlier !== null && firstDay <= yearAfter.toString() ? earlier : firstDay;
}
