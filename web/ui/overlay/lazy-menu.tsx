import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { toast } from "../feedback/toast.ts";
import { useLoaded } from "../use-loaded.ts";
import type { MenuProps } from "./menu.tsx";
import { useKeysAhead } from "./use-keys-ahead.ts";

const loadList = async () => (await import("./menu.tsx")).MenuList;

/** Loads the menus ahead; they are loaded again when needed if that fails. */
export const preloadMenu = () => void loadList().catch(() => {});

export interface LazyMenuProps extends Omit<MenuProps, "trigger"> {
  label: string;
  className: string;
  /** Called when it is about to be opened. */
  onIntent?: () => void;
  /** What the button shows. */
  children: ReactNode;
}

/** A menu whose list is loaded when it is about to be opened; keys typed meanwhile count. */
export function LazyMenu(props: LazyMenuProps) {
  const { label, className, onIntent, children, ...list } = props;
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const { onOpenChange, triggerProps, popupProps } = useKeysAhead();
  const change = (isNowOpen: boolean, firstKey?: string) => {
    onOpenChange(isNowOpen, firstKey);
    // Not every browser focuses a button that is pressed, and the focus comes back to where it was.
    if (isNowOpen) button.current?.focus();
    setIsOpen(isNowOpen);
  };
  const List = useLoaded(loadList, isOpen, () => {
    change(false);
    toast.error("The menu could not be opened. Check your connection and try again.");
  });
  const prepare = () => {
    preloadMenu();
    onIntent?.();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    triggerProps.onKeyDown(event);
    if (isOpen || !["ArrowDown", "ArrowUp"].includes(event.key)) return;
    event.preventDefault();
    change(true, event.key);
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPointerEnter={prepare}
        onFocus={prepare}
        onKeyDown={onKeyDown}
        // A press by keyboard goes on at the first entry.
        onClick={({ detail }) => change(!isOpen, detail === 0 ? "ArrowDown" : undefined)}
        className={className}
      >
        {children}
      </button>
      {List && (
        <List
          {...list}
          label={label}
          opener={button}
          isOpen={isOpen}
          onClose={() => change(false)}
          popupProps={popupProps}
        />
      )}
    </>
  );
}
