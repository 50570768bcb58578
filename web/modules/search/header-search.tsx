import { IconSearch } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import type { Area } from "#contract/places.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { useLoaded } from "#web/ui/use-loaded.ts";
import { useUrlSearch } from "#web/ui/use-url-search.ts";
import { readCardSearch } from "./card-search.ts";
import type { SearchPage } from "./search-page.ts";

/** The palette's text loads with it. */
const text = {
  search: "Search",
  shortcut: { mac: "⌘ K", other: "Ctrl K" },
  notLoaded: "The search could not be opened. Check your connection and try again.",
} as const;

const loadPalette = async () => (await import("./palette/search-palette.tsx")).SearchPalette;
const loadCard = async () => (await import("./search-result-card.tsx")).SearchResultCard;
/** A failed load is repeated when needed. */
const preload = () => void loadPalette().catch(() => {});

interface HeaderSearchProps {
  area: Area;
  pages: readonly SearchPage[];
}

/** The header's search: a box that opens the search by a click or Ctrl/⌘ K; an icon on phones. */
export function HeaderSearch({ area, pages }: HeaderSearchProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { search, change } = useUrlSearch(readCardSearch);
  const fail = () => toast.error(text.notLoaded);
  const Palette = useLoaded(loadPalette, isOpen, () => {
    setIsOpen(false);
    fail();
  });
  const early = useEarlyKeys(isOpen && !Palette);
  const close = () => {
    setIsOpen(false);
    early.forget();
  };
  const Card = useLoaded(loadCard, search.card !== undefined, fail);
  useSearchShortcut(() => (isOpen ? close() : setIsOpen(true)));

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-keyshortcuts={isMac ? "Meta+K" : "Control+K"}
        onClick={() => setIsOpen(true)}
        onPointerEnter={preload}
        onFocus={preload}
        className="flex size-11 shrink-0 items-center justify-center gap-2 rounded-md text-muted transition-colors hover:bg-sunken hover:text-ink md:h-10 md:w-24 md:justify-start md:border md:border-line md:bg-page md:ps-3 md:pe-1.5 lg:w-64"
      >
        <IconSearch size={20} stroke={1.75} aria-hidden="true" className="shrink-0 md:size-4.5" />
        <span className="sr-only md:not-sr-only md:flex-1 md:text-start">{text.search}</span>
        <span
          aria-hidden="true"
          className="hidden rounded-sm border border-line bg-sunken px-1.5 py-0.5 font-sans text-xs lg:block"
        >
          {isMac ? text.shortcut.mac : text.shortcut.other}
        </span>
      </button>
      {Palette && (
        <Palette
          area={area}
          pages={pages}
          isOpen={isOpen}
          onClose={close}
          typedBefore={early.typed}
        />
      )}
      {Card && (
        <Card
          card={search.card}
          onClose={() => change({ card: undefined }, { isReplacing: true })}
        />
      )}
    </>
  );
}

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Leaving a form would lose its input. */
const isFormOpen = () => document.querySelector("[role=dialog] form") !== null;

function isShortcut({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  const [wanted, other] = isMac ? [metaKey, ctrlKey] : [ctrlKey, metaKey];
  return key.toLowerCase() === "k" && wanted && !(other || altKey || shiftKey);
}

/** What is typed before the palette has loaded belongs into its field. */
function useEarlyKeys(isWaiting: boolean) {
  const [typed, setTyped] = useState("");
  useEffect(() => {
    if (!isWaiting) return;
    const listen = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event;
      if (ctrlKey || metaKey || altKey) return;
      if (key !== "Backspace" && [...key].length !== 1) return;
      // Otherwise the page behind would take it: a space scrolls.
      event.preventDefault();
      setTyped((before) => (key === "Backspace" ? before.slice(0, -1) : before + key));
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, [isWaiting]);
  return { typed, forget: () => setTyped("") };
}

/** Ctrl K, or ⌘ K on a Mac, anywhere on the page; not while a form is open over it. */
function useSearchShortcut(onShortcut: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      // Otherwise the browser would open its own search.
      event.preventDefault();
      if (!isFormOpen()) onShortcut();
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  });
}
