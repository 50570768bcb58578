import { Dialog as Base } from "@base-ui/react/dialog";
import { useRouter } from "@tanstack/react-router";
import { type KeyboardEvent, type RefObject, useRef, useState } from "react";
import type { Area } from "#contract/places.ts";
import { askedWords } from "#contract/rules/search.ts";
import { focusHeading } from "#web/ui/heading-focus.ts";
import { backdropClass } from "#web/ui/overlay/dialog-classes.ts";
import type { SearchPage } from "../search-page.ts";
import type { Option } from "../search-result-options.tsx";
import { text } from "../text.ts";
import { OptionList } from "./option-list.tsx";
import { Preview } from "./preview.tsx";
import { KeysHelp, SearchBox } from "./search-box.tsx";
import { SearchStatus } from "./search-status.tsx";
import { useActiveOption } from "./use-active-option.ts";
import { usePalette } from "./use-palette.ts";

interface SearchPaletteProps {
  area: Area;
  pages: readonly SearchPage[];
  isOpen: boolean;
  onClose: () => void;
  /** Begins the field. */
  typedBefore: string;
}

/** The search itself: below the header on wide screens, full screen with Cancel on phones. */
export function SearchPalette({ isOpen, onClose, ...places }: SearchPaletteProps) {
  const field = useRef<HTMLInputElement>(null);
  const isLeaving = useRef(false);
  const router = useRouter();
  /** Closes before another page or form opens, which takes the focus. */
  const leave = () => {
    isLeaving.current = true;
    onClose();
  };
  const choose = async ({ destination: { to = ".", search = {}, href } }: Option) => {
    leave();
    const merge = (before: object) => ({ ...(to === "." && before), ...search });
    const isElsewhere = href !== undefined || to !== ".";
    await router.navigate(href ? { href } : { to, search: merge, resetScroll: isElsewhere });
    if (isElsewhere) focusHeading();
  };
  return (
    <Base.Root
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      onOpenChangeComplete={(open) => {
        if (open) isLeaving.current = false;
      }}
    >
      <Base.Portal>
        <Base.Backdrop className={backdropClass} />
        <Base.Popup
          initialFocus={field}
          finalFocus={() => !isLeaving.current}
          className="fixed inset-0 z-40 mx-auto flex flex-col overflow-hidden border-line bg-raised text-ink shadow-float outline-none transition-[opacity,scale] duration-120 data-ending-style:opacity-0 data-starting-style:scale-98 data-starting-style:opacity-0 md:inset-x-6 md:top-16 md:bottom-auto md:max-h-[min(40rem,calc(100dvh-8rem))] md:max-w-2xl md:rounded-lg md:border lg:max-w-4xl"
        >
          <Base.Title className="sr-only">{text.search}</Base.Title>
          <SearchField
            {...places}
            field={field}
            onChoose={(option) => void choose(option)}
            onLeave={() => {
              leave();
              focusHeading();
            }}
          />
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

const listId = "search-results";

interface SearchFieldProps {
  area: Area;
  pages: readonly SearchPage[];
  typedBefore: string;
  field: RefObject<HTMLInputElement | null>;
  onChoose: (option: Option) => void;
  onLeave: () => void;
}

/** The field and its results, a combobox: focus stays in the field, the keys move through the options. */
function SearchField({ area, pages, typedBefore, field, onChoose, onLeave }: SearchFieldProps) {
  const [typed, setTyped] = useState(typedBefore);
  const { acting, groups, state, isLoading } = usePalette(typed, area, pages);
  const preview = useRef<HTMLElement>(null);
  const options = groups.flatMap((group) => group.options);
  const type = (next: string) => {
    setTyped(next);
    activate(undefined);
  };
  const typeIn = (next: string) => {
    type(next);
    field.current?.focus();
  };
  const choose = (option: Option) =>
    option.completes === undefined ? onChoose(option) : typeIn(option.completes);
  const { active, activate, onKeyDown } = useActiveOption(options, state.isWaiting, choose);
  const onFieldKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const first = preview.current?.querySelector("a");
    const isAtEnd = event.currentTarget.selectionStart === typed.length;
    if (event.key !== "ArrowRight" || !isAtEnd || !first?.checkVisibility())
      return onKeyDown(event);
    event.preventDefault();
    first.focus();
  };
  const onPreviewKey = (event: KeyboardEvent) => {
    if (event.key !== "ArrowLeft") return;
    // The caret stays at the end.
    event.preventDefault();
    field.current?.focus();
  };

  return (
    <>
      <SearchBox
        field={field}
        listId={options.length > 0 ? listId : undefined}
        activeId={active?.id}
        typed={typed}
        onType={type}
        onKeyDown={onFieldKey}
        isRefreshing={state.isWaiting && state.found !== undefined}
      />
      <div className="flex min-h-0 flex-auto">
        <div className="min-w-0 flex-1 overflow-y-auto overscroll-contain">
          <SearchStatus {...{ typed, groups, state, isLoading }} onClear={() => typeIn("")} />
          {groups.length > 0 && (
            <OptionList
              id={listId}
              groups={groups}
              active={active}
              asked={askedWords(typed)}
              onActivate={activate}
              onChoose={choose}
            />
          )}
        </div>
        {active && (
          <section
            ref={preview}
            aria-label={text.preview.label}
            onKeyDown={onPreviewKey}
            className="hidden w-80 shrink-0 flex-col gap-4 overflow-y-auto border-line border-s bg-page p-5 lg:flex"
          >
            <Preview option={active} acting={acting} onLeave={onLeave} />
          </section>
        )}
      </div>
      <KeysHelp />
    </>
  );
}
