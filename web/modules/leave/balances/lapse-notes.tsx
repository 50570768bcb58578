import { IconHourglassLow } from "@tabler/icons-react";
import { useApiQuery } from "#web/api/hooks.ts";
import { proseDay } from "#web/ui/format/dates.ts";
import { text } from "../text.ts";

/** Which of one's own days lapse soon; nothing if none do. */
export function LapseNotes() {
  const { data } = useApiQuery("leave.ownLapses", {});
  if (!data || data.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1 rounded-lg border border-line bg-amber-tint px-4 py-3 text-amber-text text-sm">
      {data.map(({ balance, days, lastDay }) => (
        <li key={`${balance} ${lastDay}`} className="flex items-start gap-2 tabular-nums">
          <IconHourglassLow size={18} stroke={1.75} aria-hidden="true" className="shrink-0" />
          {text.lapses(days, balance, proseDay(lastDay))}
        </li>
      ))}
    </ul>
  );
}
