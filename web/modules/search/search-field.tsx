import { Dialog as Base } from "@base-ui/react/dialog";
import { IconSearch } from "@tabler/icons-react";
import { type RefObject, useState } from "react";
import type { Area } from "#contract/places.ts";
import { askedWords } from "#contract/rules/search.ts";
import { OptionList } from "./option-list.tsx";
import type { SearchPage } from "./search-page.ts";
import { type Option, pageGroup, searchResultGroups } from "./search-result-options.tsx";
import { SearchStatus } from "./search-status.tsx";
import { text } from "./text.ts";
import { useActiveOption } from "./use-active-option.ts";
import { useSearchResults } from "./use-search-results.ts";

const listId = "search-results";

interface SearchFieldProps {
  area: Area;
  pages: readonly SearchPage[];
  field: RefObject<HTMLInputElement | null>;
  onChoose: (option: Option) => void;
}

/** The field and its results, a combobox: focus stays in the field, the keys move through the options. */
export function SearchField({ area, pages, field, onChoose }: SearchFieldProps) {
  const [typed, setTyped] = useState("");
  const state = useSearchResults(typed);
  const found = state.found ? searchResultGroups(state.found, area) : [];
  const groups = [pageGroup(pages, typed), ...found].filter(({ options }) => options.length > 0);
  const options = groups.flatMap((group) => group.options);
  const { active, activate, onKeyDown } = useActiveOption(options, state.isWaiting, onChoose);
  const type = (next: string) => {
    setTyped(next);
    activate(undefined);
  };

  return (
    <>
      <div className="relative flex shrink-0 items-center gap-2 border-line border-b ps-4 pe-2">
        <IconSearch size={20} stroke={1.75} aria-hidden="true" className="shrink-0 text-muted" />
        <input
          ref={field}
          type="text"
          role="combobox"
          aria-label={text.search}
          aria-autocomplete="list"
          aria-expanded={options.length > 0}
          aria-controls={options.length > 0 ? listId : undefined}
          aria-activedescendant={active?.id}
          placeholder={text.placeholder}
          maxLength={100}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          value={typed}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
          className="h-14 min-w-0 flex-1 bg-transparent text-lg outline-none placeholder:text-muted"
        />
        <Base.Close className="flex h-11 shrink-0 items-center rounded-md px-3 font-medium hover:bg-sunken md:h-9 md:px-2">
          <span className="md:hidden">{text.cancel}</span>
          <span className="sr-only max-md:hidden">{text.close}</span>
          <span
            aria-hidden="true"
            className="hidden rounded-sm border border-line bg-sunken px-1.5 py-0.5 font-normal font-sans text-muted text-xs md:block"
          >
            {text.escape}
          </span>
        </Base.Close>
        {state.isWaiting && state.found && <div className="loading-line top-auto! bottom-0" />}
      </div>
      <div className="min-h-0 flex-auto overflow-y-auto overscroll-contain">
        {groups.length > 0 && (
          <OptionList
            id={listId}
            groups={groups}
            active={active}
            asked={askedWords(typed)}
            onActivate={activate}
            onChoose={onChoose}
          />
        )}
        <SearchStatus typed={typed} count={options.length} state={state} />
      </div>
    </>
  );
}
