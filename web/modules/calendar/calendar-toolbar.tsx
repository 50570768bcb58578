import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Button } from "#web/ui/button.tsx";
import { SearchField } from "#web/ui/form/search-field.tsx";
import { formatLongMonth, formatMonth } from "#web/ui/format/dates.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { text } from "./text.ts";

interface CalendarToolbarProps {
  month: string;
  isThisMonth: boolean;
  search: string;
  onStep: (months: number) => void;
  onToday: () => void;
  onSearch: (search: string) => void;
  /** Left out for those who may not add events. */
  onAdd?: (() => void) | undefined;
  filter: ReactNode;
}

export function CalendarToolbar(props: CalendarToolbarProps) {
  const { month, isThisMonth, search, onStep, onToday, onSearch, onAdd, filter } = props;
  const day = `${month}-01`;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <div className="me-auto flex items-center gap-1 max-md:w-full">
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
          className="min-w-44 ps-1 font-semibold text-xl max-md:min-w-0 max-md:flex-1"
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
        className="min-w-0 max-md:flex-1 md:w-56"
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
