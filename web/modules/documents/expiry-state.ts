import { daysBetween } from "#web/ui/format/durations.ts";

const soonDays = 30;

/** Whether a document has expired, or will soon; it is valid on its expiry date. */
export function expiryStateOf(
  expiryDate: string | null,
  today: string,
): "expired" | "expiring" | "valid" | "unlimited" {
  if (expiryDate === null) return "unlimited";
  const left = daysBetween(today, expiryDate);
  if (left < 0) return "expired";
  return left <= soonDays ? "expiring" : "valid";
}
