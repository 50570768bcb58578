import { Badge } from "#web/ui/display/badge.tsx";
import { proseDay, todayAsDate } from "#web/ui/format/dates.ts";
import { expiryStateOf } from "./expiry-state.ts";
import { text } from "./text.ts";

const { expiry: labels } = text;

export function ExpiryBadge({ expiryDate }: { expiryDate: string | null }) {
  if (expiryDate === null) return null;
  const state = expiryStateOf(expiryDate, todayAsDate());
  const day = proseDay(expiryDate);
  if (state === "expired") return <Badge tone="red">{labels.expired(day)}</Badge>;
  if (state === "expiring") return <Badge tone="amber">{labels.expiring(day)}</Badge>;
  return <Badge>{labels.valid(day)}</Badge>;
}
