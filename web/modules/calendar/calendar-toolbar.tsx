import { IconChevronLeft, IconChevronRight, IconFilter } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { type CalendarKind, calendarKinds, countriesShown } from "#contract/codes/calendar.ts";
import type { HolidayRegion } from "#contract/codes/country.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/form/checkbox.tsx";
import { SearchField } from "#web/ui/form/search-field.tsx";
import { formatLongMonth, formatMonth } from "#web/ui/format/dates.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Popover } from "#web/ui/overlay/popover.tsx";
import { KindName } from "./kind-look.tsx";
import { text } from "./text.ts";

interface CalendarToolbarProps {
  month: string;
  isThisMonth: boolean;
  search: string;
  onStep: (months: number) => void;
  onToday: () => void;
  onSearch: (search: string) => void;
  /** Left out without the right to add events. */
  onAdd?: (() => void) | undefined;
  filter: ReactNode;
}

export function CalendarToolbar(props: CalendarToolbarProps) {
  const { month, isThisMonth, search, onStep, onToday, onSearch, onAdd, filter } = props;
  const day = `${month}-01`;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <div className="me-auto flex items-center gap-1 max-[900px]:w-full">
        <IconButton
          label={text.previous}
          icon={<IconChevronLeft size={20} stroke={1.75} />}
          onClick={() => onStep(-1)}
        />
        <IconButton
          label={text.next}
          icon={<IconChevronRight size={20} stroke={1.75} />}
          onClick={() => onStep(1)}
        />
        <h2
          aria-live="polite"
          className="min-w-44 ps-1 font-semibold text-xl max-[900px]:min-w-0 max-[900px]:flex-1"
        >
          <span className="max-md:hidden">{formatLongMonth(day)}</span>
          <span className="md:hidden">{formatMonth(day)}</span>
        </h2>
        <Button size="sm" aria-disabled={isThisMonth} onClick={onToday}>
          {text.today}
        </Button>
      </div>
      <SearchField
        label={text.search}
        value={search}
        onSearch={onSearch}
        className="min-w-0 max-[900px]:flex-1 min-[900px]:w-56"
      />
      {filter}
      {onAdd && (
        <Button variant="primary" onClick={onAdd} className="max-md:w-full">
          {text.addSign}
        </Button>
      )}
    </div>
  );
}

interface FilterPopoverProps {
  region: HolidayRegion;
  shown: readonly CalendarKind[];
  onShow: (kinds: CalendarKind[]) => void;
}

export function FilterPopover({ region, shown, onShow }: FilterPopoverProps) {
  const kinds = offered(region);
  const hidden = kinds.filter((kind) => !shown.includes(kind)).length;
  return (
    <Popover
      title={text.filterTitle}
      trigger={
        <Button icon={<IconFilter size={18} stroke={1.75} aria-hidden="true" />}>
          {text.filter}
          {hidden > 0 && (
            <span className="rounded-full bg-accent-tint px-1.5 text-accent-text text-xs tabular-nums">
              {kinds.length - hidden} of {kinds.length}
            </span>
          )}
        </Button>
      }
    >
      <Kinds region={region} shown={shown} onShow={onShow} />
    </Popover>
  );
}

/** A choice shows before the address and the month follow, so that two quick ones both count. */
function Kinds({ region, shown, onShow }: FilterPopoverProps) {
  const [chosen, setChosen] = useState(shown);
  const labels = text.kinds(region);
  const choose = (kind: CalendarKind, isOn: boolean) => {
    const next = calendarKinds.filter((one) => (one === kind ? isOn : chosen.includes(one)));
    setChosen(next);
    onShow(next);
  };
  return offered(region).map((kind) => (
    <Checkbox
      key={kind}
      value={chosen.includes(kind)}
      onChange={(isOn) => choose(kind, isOn)}
      label={<KindName kind={kind}>{labels[kind]}</KindName>}
    />
  ));
}

interface LegendProps {
  region: HolidayRegion;
  shown: readonly CalendarKind[];
}

/** Explains the colours and signs of the shown kinds; absences have a line of faces instead. */
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

const isNamed = (region: HolidayRegion) => countriesShown.some((country) => country === region);

const offered = (region: HolidayRegion): CalendarKind[] =>
  calendarKinds.filter((kind) => kind !== "ownHoliday" || !isNamed(region));
