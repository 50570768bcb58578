import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from "react";
import { classNames } from "../class-names.ts";
import { BareLink } from "../link.tsx";
import type { MenuAction, MenuItem } from "./menu.tsx";
import { floatClass, itemClass } from "./popup-layer.tsx";

interface LightMenuProps {
  label: string;
  className: string;
  items: readonly MenuItem[];
  head?: ReactNode;
  /** It opens upwards and around the middle of its button, as at the foot of a screen. */
  isAbove?: boolean;
  /** Called before it opens. */
  onIntent?: () => void;
  children: ReactNode;
}

/** A menu for the shell without later loads, so that a key typed right after it opens counts. */
export function LightMenu(props: LightMenuProps) {
  const { label, className, items, head, isAbove = false, onIntent, children } = props;
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => {
    button.current?.focus();
    setIsOpen(false);
  };
  return (
    // Safari focuses no button that is pressed, but what it lies in.
    // biome-ignore lint/a11y/noStaticElementInteractions: what it contains is interactive.
    <div
      tabIndex={-1}
      className="relative flex outline-none"
      onBlur={({ currentTarget, relatedTarget }: FocusEvent) =>
        currentTarget.contains(relatedTarget) || setIsOpen(false)
      }
    >
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPointerEnter={onIntent}
        onFocus={onIntent}
        onKeyDown={(event) => {
          if (!["ArrowDown", "ArrowUp"].includes(event.key)) return;
          event.preventDefault();
          setIsOpen(true);
        }}
        onClick={() => setIsOpen(!isOpen)}
        className={className}
      >
        {children}
      </button>
      {isOpen && <List {...{ label, items, head, isAbove }} onClose={close} />}
    </div>
  );
}

const focusFirst = (list: HTMLElement | null) =>
  list?.querySelector<HTMLElement>("[role=menuitem]")?.focus();

type ListProps = Pick<LightMenuProps, "label" | "items" | "head" | "isAbove"> & {
  onClose: () => void;
};

function List({ label, items, head, isAbove, onClose }: ListProps) {
  const headId = useId();
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === "Escape" || event.key === "Tab") return onClose();
    const next = reachedBy(event);
    if (!next) return;
    event.preventDefault();
    if (event.key === " ") next.click();
    else next.focus();
  };
  const entries = items.map((item, index) =>
    item === "separator" ? (
      <hr key={index} className="mx-3 my-1 border-line" />
    ) : (
      <Entry key={item.label} item={item} onClose={onClose} />
    ),
  );
  return (
    <div
      ref={focusFirst}
      role="menu"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      className={classNames(
        floatClass,
        "absolute z-50 min-w-44 p-1",
        isAbove ? "bottom-full left-1/2 mb-2 -translate-x-1/2" : "end-0 top-full mt-1",
      )}
    >
      {head === undefined ? (
        entries
      ) : (
        // biome-ignore lint/a11y/useSemanticElements: a field set is of a form.
        <div role="group" aria-labelledby={headId}>
          <div id={headId} className="mb-1 border-line border-b px-3 pt-2 pb-3">
            {head}
          </div>
          {entries}
        </div>
      )}
    </div>
  );
}

function Entry({ item, onClose }: { item: MenuAction; onClose: () => void }) {
  const props = {
    role: "menuitem",
    tabIndex: -1,
    className: classNames(itemClass, "w-full focus:bg-sunken"),
    onPointerMove: ({ currentTarget }: { currentTarget: HTMLElement }) => currentTarget.focus(),
    onClick: () => {
      onClose();
      item.onSelect?.();
    },
    children: (
      <>
        {item.icon}
        {item.label}
      </>
    ),
  } as const;
  if (item.href !== undefined) return <BareLink {...props} href={item.href} />;
  return <button {...props} type="button" />;
}

/** The entry after a key: by arrows round the list, to its ends, or by a first letter. Space stays. */
function reachedBy({ key, currentTarget }: KeyboardEvent<HTMLElement>): HTMLElement | undefined {
  const entries = [...currentTarget.querySelectorAll<HTMLElement>("[role=menuitem]")];
  const at = entries.indexOf(document.activeElement as HTMLElement);
  const places: Record<string, number> = {
    ArrowDown: at + 1,
    ArrowUp: Math.max(at, 0) - 1,
    Home: 0,
    End: -1,
    " ": at,
  };
  const place = places[key];
  if (place !== undefined) return entries.at(place % entries.length);
  const following = [...entries.slice(at + 1), ...entries.slice(0, at + 1)];
  return key.length === 1
    ? following.find(({ textContent }) => textContent.toLowerCase().startsWith(key.toLowerCase()))
    : undefined;
}
