import type { CalendarKind } from "#contract/codes/calendar.ts";
import type { HolidayRegion } from "#contract/codes/country.ts";
import { KindName } from "./kind-name.tsx";
import { offered } from "./offered-kinds.ts";
import { text } from "./text.ts";

interface LegendProps {
  region: HolidayRegion;
  shown: readonly CalendarKind[];
}

/** What the colours and signs of the month mean, of the kinds that are shown; who is away has a line with faces instead. */
export function Legend({ region, shown }: LegendProps) {
  const labels = text.kinds(region);
  return (
    <ul
      aria-label={text.legend}
      className="flex flex-wrap items-center gap-x-4 gap-y-1.5 text-muted text-sm"
    >
      {offered(region)
        .filter((kind) => kind !== "leave" && shown.includes(kind))
        .map((kind) => (
          <li key={kind}>
            <KindName kind={kind}>{labels[kind]}</KindName>
          </li>
        ))}
    </ul>
  );
}
