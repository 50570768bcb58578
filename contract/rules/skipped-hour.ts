const dayMs = 86_400_000;
const minuteMs = 60_000;

/** A zone's distance from UTC at a moment. */
function offsetMs(moment: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat("sv-SE", {
    timeZone,
    dateStyle: "short",
    timeStyle: "medium",
  }).format(moment);
  return Date.parse(`${parts.replace(" ", "T")}Z`) - Math.floor(moment / 1_000) * 1_000;
}

/** A time such as `02:30` on a day, or the later one in its place if the clocks leave it out (AMB-223). */
export function existingTime(day: string, time: string, timeZone: string): string {
  const local = Date.parse(`${day}T${time.slice(0, 5)}:00Z`);
  if (Number.isNaN(local)) return time;
  const before = offsetMs(local - dayMs, timeZone);
  const after = offsetMs(local + dayMs, timeZone);
  const exists = [before, after].some((offset) => offsetMs(local - offset, timeZone) === offset);
  if (exists) return time;
  const minutes = Math.round((local + after - before) / minuteMs) % 1_440;
  return [Math.floor(minutes / 60), minutes % 60]
    .map((part) => String(part).padStart(2, "0"))
    .join(":");
}
