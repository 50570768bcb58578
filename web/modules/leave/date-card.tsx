import { IconCalendarEvent } from "@tabler/icons-react";
import { useApiQuery } from "#web/api/hooks.ts";
import { StatCard } from "#web/ui/display/stat-card.tsx";
import { text } from "./text.ts";

/** Today, as the company's country writes it (AMB-136). */
export function DateCard() {
  const { data: tenant } = useApiQuery("tenant.getTenant", {});
  const locale = `en-${tenant?.country ?? "ZA"}`;
  const now = new Date();
  const day = new Intl.DateTimeFormat(locale, { day: "numeric", month: "long" }).format(now);
  const rest = new Intl.DateTimeFormat(locale, { weekday: "long", year: "numeric" });
  const parts = new Map(rest.formatToParts(now).map(({ type, value }) => [type, value]));
  return (
    <StatCard
      label={text.management.today}
      value={<span className="text-xl">{day}</span>}
      hint={`${parts.get("weekday")}, ${parts.get("year")}`}
      icon={<IconCalendarEvent size={20} stroke={1.75} />}
    />
  );
}
