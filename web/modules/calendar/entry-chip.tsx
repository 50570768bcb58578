import type { DragEvent } from "react";
import type { CalendarEntry } from "#contract/calendar.ts";
import { kindOf } from "#contract/codes/calendar.ts";
import { classNames } from "#web/ui/class-names.ts";
import { formatTime } from "#web/ui/format/dates.ts";
import { Tooltip } from "#web/ui/overlay/tooltip.tsx";
import { toneTint } from "#web/ui/tone.ts";
import { kindText, spokenText, titleOf, tooltipOf } from "./entry-text.ts";
import { kindLooks } from "./kind-look.tsx";

export interface EntryChipProps {
  entry: CalendarEntry;
  onOpen: () => void;
  /** Large with all of its text in a list; small in a day's cell. */
  isRow?: boolean;
  isTabbable?: boolean;
  /** Called at the start of a drag; without it, the entry stays. */
  onDrag?: () => void;
}

const rowClass = "min-h-11 gap-2.5 px-3 py-2 text-base";
const cellClass = "h-5.5 gap-1.5 px-1.5 text-xs";

const rowTextClass = "items-center gap-2.5";
// A single line leaves out a time without room instead of cutting it.
const cellTextClass = "h-4 flex-wrap justify-between gap-x-1.5 overflow-hidden";

export function EntryChip({ entry, onOpen, isRow, isTabbable = true, onDrag }: EntryChipProps) {
  const { tone, Icon } = kindLooks[kindOf(entry)];
  const tooltip = tooltipOf(entry) ?? (isRow ? undefined : spokenText(entry));
  const pickUp = (event: DragEvent) => {
    event.dataTransfer.setData("text/plain", entry.id);
    event.dataTransfer.effectAllowed = "move";
    onDrag?.();
  };
  const chip = (
    <button
      type="button"
      tabIndex={isTabbable ? 0 : -1}
      draggable={onDrag !== undefined}
      onDragStart={pickUp}
      onClick={onOpen}
      className={classNames(
        "flex w-full min-w-0 items-center rounded-md text-start font-medium outline-offset-1",
        toneTint[tone],
        isRow ? rowClass : cellClass,
      )}
    >
      <Icon size={isRow ? 18 : 13} stroke={1.75} aria-hidden="true" className="shrink-0" />
      <span className={classNames("flex min-w-0 grow", isRow ? rowTextClass : cellTextClass)}>
        <span className={isRow ? "min-w-0 grow wrap-anywhere" : "max-w-full truncate"}>
          <span className="sr-only">{`${kindText(entry)}: `}</span>
          {titleOf(entry)}
        </span>
        {entry.time !== null && (
          <span className="shrink-0 whitespace-nowrap font-normal tabular-nums">
            <span className="sr-only">, </span>
            {formatTime(entry.time)}
          </span>
        )}
      </span>
    </button>
  );
  return tooltip ? <Tooltip text={tooltip}>{chip}</Tooltip> : chip;
}
