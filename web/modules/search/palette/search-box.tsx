import { Dialog as Base } from "@base-ui/react/dialog";
import { IconSearch } from "@tabler/icons-react";
import type { KeyboardEvent, RefObject } from "react";
import { classNames } from "#web/ui/class-names.ts";
import { text } from "../text.ts";

interface SearchBoxProps {
  field: RefObject<HTMLInputElement | null>;
  /** Undefined without options. */
  listId: string | undefined;
  activeId: string | undefined;
  typed: string;
  onType: (typed: string) => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  isRefreshing: boolean;
}

/** The field of the search, and the way out of it. */
export const SearchBox = ({
  field,
  listId,
  activeId,
  typed,
  onType,
  onKeyDown,
  isRefreshing,
}: SearchBoxProps) => (
  <div className="relative flex shrink-0 items-center gap-2 border-line border-b ps-4 pe-2">
    <IconSearch size={20} stroke={1.75} aria-hidden="true" className="shrink-0 text-muted" />
    <input
      ref={field}
      type="text"
      role="combobox"
      aria-label={text.search}
      aria-autocomplete="list"
      aria-expanded={listId !== undefined}
      aria-controls={listId}
      aria-activedescendant={activeId}
      placeholder={text.placeholder}
      maxLength={100}
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="go"
      value={typed}
      onChange={(event) => onType(event.target.value)}
      onKeyDown={onKeyDown}
      className="h-14 min-w-0 flex-1 text-ellipsis bg-transparent text-lg outline-none placeholder:text-muted"
    />
    <Base.Close className="flex h-11 shrink-0 items-center rounded-md px-3 font-medium hover:bg-sunken md:h-9 md:px-2">
      <span className="md:hidden">{text.cancel}</span>
      <span className="sr-only max-md:hidden">{text.close}</span>
      <span aria-hidden="true" className={classNames("hidden md:block", keyClass)}>
        {text.escape}
      </span>
    </Base.Close>
    {isRefreshing && <div className="loading-line top-auto! bottom-0" />}
  </div>
);

const keyClass =
  "rounded-sm border border-line bg-sunken px-1.5 py-0.5 font-normal font-sans text-muted text-xs";

const keys = [
  ["↑↓", text.keys.choose],
  ["Enter", text.keys.open],
  ["→", text.keys.more],
] as const;

/** What the keys do, beside the preview. */
export const KeysHelp = () => (
  <p className="hidden shrink-0 items-center gap-4 border-line border-t px-4 py-2.5 text-muted text-xs lg:flex">
    {keys.map(([key, does]) => (
      <span key={key} className="flex items-center gap-1.5">
        <kbd className={keyClass}>{key}</kbd>
        {does}
      </span>
    ))}
    <span className="ms-auto">{text.keys.privacy}</span>
  </p>
);
