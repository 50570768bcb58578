import { Avatar } from "#web/ui/display/avatar.tsx";
import { formatFullDay } from "#web/ui/format/dates.ts";
import type { ShownDay } from "./shown-day.ts";
import { text } from "./text.ts";

interface AwayLineProps {
  day: ShownDay;
  isTabbable?: boolean;
  onOpen: () => void;
}

export const AwayLine = ({ day, isTabbable = true, onOpen }: AwayLineProps) => (
  <button
    type="button"
    tabIndex={isTabbable ? 0 : -1}
    onClick={onOpen}
    className="mt-auto flex min-h-11 max-w-full min-w-0 items-center gap-1.5 self-start rounded-md px-0.5 text-muted text-xs hover:text-ink md:min-h-6"
  >
    {/* A single line leaves out the faces without room. */}
    <span aria-hidden="true" className="flex h-4.5 min-w-0 flex-wrap gap-0.5 overflow-hidden">
      {day.away.map(({ id, name }) => (
        <Avatar key={id} name={name} size="xs" />
      ))}
    </span>
    <span className="shrink-0 whitespace-nowrap tabular-nums">
      {text.away(day.awayCount)}
      <span className="sr-only">
        {text.awayOn(
          day.away.map(({ name }) => name),
          day.awayCount,
          formatFullDay(day.date),
        )}
      </span>
    </span>
  </button>
);
