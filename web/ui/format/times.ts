/** A time such as `14:00` or `14:00:00` as `2:00 PM`; empty if there is none. */
export function formatTime(time: string | null): string {
  const [, hours, minutes] = /^(\d\d):(\d\d)(?::\d\d)?$/.exec(time ?? "") ?? [];
  if (hours === undefined) return "";
  const hour = Number(hours);
  return `${hour % 12 || 12}:${minutes} ${hour < 12 ? "AM" : "PM"}`;
}
