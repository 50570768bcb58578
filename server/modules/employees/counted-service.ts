import type { PastEmployment } from "#server/organisation/past-employments.ts";

/** The first day of counted service, from earlier employment after a break shorter than a year (BCEA s 84). */
export function countedService(before: PastEmployment, firstDay: string): string {
  const earlier = before.serviceFrom ?? before.from;
  const yearAfter = Temporal.PlainDate.from(before.to).add({ years: 1 });
  return earlier !== null && firstDay <= yearAfter.toString() ? earlier : firstDay;
}
