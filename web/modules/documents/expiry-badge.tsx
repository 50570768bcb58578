import { Badge } from "#web/ui/display/badge.tsx";
import { currentDay } from "#web/ui/format/clock.ts";
import { proseDay } from "#web/ui/format/dates.ts";
import { daysBetween } from "#web/ui/format/durations.ts";
import { text } from "./text.ts";

const { expiry: labels } = text;

export function ExpiryBadge({ expiryDate }: { expiryDate: string | null }) {
  if (expiryDate === null) return null;
  const state = expiryStateOf(expiryDate, currentDay());
  const day = proseDay(expiryDate);
  if (state === "expired") return <Badge tone="red">{labels.expired(day)}</Badge>;
  if (state === "expiring") return <Badge tone="amber">{labels.expiring(day)}</Badge>;
  return <Badge>{labels.valid(day)}</Badge>;
}

/** The days before an expiry with a mark. */
const soonDays = 30;

/** A document's expiry, past or near; it is valid on its expiry date. */
export function expiryStateOf(
  expiryDate: string | null,
  today: string,
): "expired" | "expiring" | "valid" | "unlimited" {
  if (expiryDate === null) return "unlimited";
  const left = daysBetween(today, expiryDate);
  if (left < 0) return "expired";
  return left <= soonDays ? "expiring" : "valid";
}
