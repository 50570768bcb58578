import { type ReactNode, useRef, useState } from "react";
import { MenuList, type MenuProps } from "./menu.tsx";

interface MenuButtonProps extends Omit<MenuProps, "trigger"> {
  label: string;
  className: string;
  /** What the button shows. */
  children: ReactNode;
}

/** A menu of which nothing is drawn before it opens, for rows of which there are hundreds. */
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
          // Not every browser focuses a button that is pressed, and the focus comes back to where it was.
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
