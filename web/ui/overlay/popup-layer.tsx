import { createContext, type ReactNode, type RefObject, use, useRef } from "react";

type Container = RefObject<HTMLElement | null> | undefined;

const PopupContext = createContext<Container>(undefined);

/** Renders menus, selects and tooltips inside this element instead of at the end of the page. Dialogs bring their own. */
export function PopupLayer({ children }: { children: ReactNode }) {
  const layer = useRef<HTMLDivElement>(null);
  return (
    <PopupContext value={layer}>
      {children}
      <div ref={layer} />
    </PopupContext>
  );
}

/** The place of a popup: the nearest layer, or the end of the page. */
export const usePopupContainer = () => use(PopupContext);

/** Everything that floats. */
export const floatClass =
  "rounded-lg border border-line bg-raised text-ink shadow-float outline-none origin-(--transform-origin) transition-[opacity,scale] data-ending-style:opacity-0 data-starting-style:scale-97 data-starting-style:opacity-0";

/** An entry of a menu or list. */
export const itemClass =
  "flex min-h-11 cursor-default select-none items-center gap-3 rounded-md px-3 outline-none data-disabled:opacity-50 data-highlighted:bg-sunken md:min-h-9";
