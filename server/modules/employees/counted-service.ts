import type { PastEmployment } from "#server/organisation/past-employments.ts";

/**
 * The day from which the service of someone rehired counts: that of the employment before if the break between the two is
 * shorter than a year (BCEA s 84), otherwise the first day of the new one.
 */
export function countedService(before: PastEmployment, firstDay: string): string {
  const earlier = before.serviceFrom ?? before.from;
  const yearAfter = Temporal.PlainDate.from(before.to).add({ years: 1 });
  return earlier !== null && firstDay <= yearAfter.toString() ? earlier : firstDay;
}
