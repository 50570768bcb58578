import { Dialog as Base } from "@base-ui/react/dialog";
import { IconSearch } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";
import type { Area } from "#contract/places.ts";
import { askedWords } from "#contract/rules/search.ts";
import { backdropClass } from "#web/ui/overlay/dialog-classes.ts";
import { OptionList } from "./option-list.tsx";
import type { SearchPage } from "./search-page.ts";
import { type Option, pageGroup, searchResultGroups } from "./search-result-options.tsx";
import { SearchStatus } from "./search-status.tsx";
import { text } from "./text.ts";
import { useSearchResults } from "./use-search-results.ts";

interface SearchPaletteProps {
  area: Area;
  pages: readonly SearchPage[];
  isOpen: boolean;
  onClose: () => void;
}

/** The search itself: below the header on wide screens, full screen with Cancel on phones. */
export function SearchPalette({ isOpen, onClose, ...places }: SearchPaletteProps) {
  const field = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const choose = ({ destination: { to = ".", search = {} } }: Option) => {
    onClose();
    const merge = (before: object) => ({ ...(to === "." && before), ...search });
    void navigate({ to, search: merge, resetScroll: to !== "." });
  };
  return (
    <Base.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={backdropClass} />
        <Base.Popup
          initialFocus={field}
          className="fixed inset-0 z-40 mx-auto flex flex-col overflow-hidden border-line bg-raised text-ink shadow-float outline-none transition-[opacity,scale] data-ending-style:opacity-0 data-starting-style:scale-98 data-starting-style:opacity-0 md:inset-x-6 md:top-16 md:bottom-auto md:max-h-[min(40rem,calc(100dvh-8rem))] md:max-w-2xl md:rounded-lg md:border"
        >
          <Base.Title className="sr-only">{text.search}</Base.Title>
          <SearchField {...places} field={field} onChoose={choose} />
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

const listId = "search-results";

interface SearchFieldProps {
  area: Area;
  pages: readonly SearchPage[];
  field: RefObject<HTMLInputElement | null>;
  onChoose: (option: Option) => void;
}

/** The field and its results, a combobox: focus stays in the field, the keys move through the options. */
function SearchField({ area, pages, field, onChoose }: SearchFieldProps) {
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

interface ActiveOption {
  active: Option | undefined;
  /** Activates an option by the pointer, as the keys do. */
  activate: (id: string | undefined) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** The option for Enter: the first by default. Enter during the load waits for the results, so that a fast typist gets no former result. */
function useActiveOption(
  options: readonly Option[],
  isWaiting: boolean,
  onChoose: (option: Option) => void,
): ActiveOption {
  const [activeId, activate] = useState<string>();
  const [isAwaited, setIsAwaited] = useState(false);
  const named = options.find(({ id }) => id === activeId);
  const active = named ?? options[0];

  useEffect(() => {
    if (!isAwaited || isWaiting) return;
    setIsAwaited(false);
    if (active) onChoose(active);
  });

  const enter = () => {
    if (active && (named || !isWaiting)) onChoose(active);
    else setIsAwaited(isWaiting);
  };
  const moveTo = (index: number) => activate(options.at(index % options.length)?.id);
  const at = active ? options.indexOf(active) : 0;
  const keys: Record<string, () => void> = {
    ArrowDown: () => moveTo(at + 1),
    ArrowUp: () => moveTo(at - 1),
    Home: () => moveTo(0),
    End: () => moveTo(-1),
    Enter: enter,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const react = keys[event.key];
    // While letters are being composed, the input method handles the keys.
    if (!react || event.nativeEvent.isComposing) return;
    event.preventDefault();
    react();
  };
  return { active, activate, onKeyDown };
}
