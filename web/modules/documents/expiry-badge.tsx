import { Badge } from "#web/ui/display/badge.tsx";
import { proseDay, todayAsDate } from "#web/ui/format/dates.ts";
import { daysBetween } from "#web/ui/format/durations.ts";
import { text } from "./text.ts";

const { expiry: labels } = text;

/** Until when a document is valid, and whether that is past or near. */
export function ExpiryBadge({ expiryDate }: { expiryDate: string | null }) {
  if (expiryDate === null) return null;
  const state = expiryStateOf(expiryDate, todayAsDate());
  const day = proseDay(expiryDate);
  if (state === "expired") return <Badge tone="red">{labels.expired(day)}</Badge>;
  if (state === "expiring") return <Badge tone="amber">{labels.expiring(day)}</Badge>;
  return <Badge>{labels.valid(day)}</Badge>;
}

/** How many days before a document expires it is marked. */
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
