const dayMs = 86_400_000;

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? "" : "s"}`;

/** How long ago something was: under 30 days in days, under 365 days in months, else in years (doc B §9). */
export function ageText(since: string, now = new Date()): string {
  const days = Math.max(0, Math.floor((now.getTime() - Date.parse(since)) / dayMs));
  if (days < 30) return counted(days, "day");
  if (days < 365) return counted(Math.floor(days / 30), "month");
  return counted(Math.floor(days / 365), "year");
}
