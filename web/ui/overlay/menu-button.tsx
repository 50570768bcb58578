import { type ReactNode, useRef, useState } from "react";
import { MenuList, type MenuProps } from "./menu.tsx";

interface MenuButtonProps extends Omit<MenuProps, "trigger"> {
  label: string;
  className: string;
  children: ReactNode;
}

/** A menu that is drawn only once it opens, for hundreds of rows. */
export function MenuButton({ label, className, children, ...list }: MenuButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [opening, setOpening] = useState<"by-key" | "by-pointer" | "closed">();
  const isOpen = opening === "by-key" || opening === "by-pointer";
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onKeyDown={(event) => {
          if (isOpen || !["ArrowDown", "ArrowUp"].includes(event.key)) return;
          event.preventDefault();
          setOpening("by-key");
        }}
        onClick={({ currentTarget, detail }) => {
          // Not every browser focuses a pressed button, and the focus returns to its former place.
          currentTarget.focus();
          setOpening(isOpen ? "closed" : detail === 0 ? "by-key" : "by-pointer");
        }}
        className={className}
      >
        {children}
      </button>
      {opening && (
        <MenuList
          {...list}
          label={label}
          opener={button}
          isOpen={isOpen}
          startsAtFirst={opening === "by-key"}
          onClose={() => setOpening("closed")}
        />
      )}
    </>
  );
}
