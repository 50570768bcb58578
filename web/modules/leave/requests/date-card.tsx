import { IconCalendarEvent } from "@tabler/icons-react";
import { useApiQuery } from "#web/api/hooks.ts";
import { StatCard } from "#web/ui/display/stat-card.tsx";
import { text } from "../text.ts";

/** Today, as the company's country writes it (AMB-136). */
export function DateCard() {
  const { data: tenant } = useApiQuery("tenant.getTenant", {});
  const locale = `en-${tenant?.country ?? "ZA"}`;
  const now = new Date();
  const weekday = new Intl.DateTimeFormat(locale, { weekday: "long" }).format(now);
  const date = new Intl.DateTimeFormat(locale, { dateStyle: "long" }).format(now);
  return (
    <StatCard
      label={text.management.today}
      value={<span className="text-xl">{weekday}</span>}
      hint={date}
      icon={<IconCalendarEvent size={20} stroke={1.75} />}
    />
  );
}
