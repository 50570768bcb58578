import { createContext, type ReactNode, type RefObject, use, useRef } from "react";

type Container = RefObject<HTMLElement | null> | undefined;

const PopupContext = createContext<Container>(undefined);

/** Lets menus, selects and tooltips open inside this element instead of at the end of the page; put it around a page's main content. Dialogs bring their own. */
export function PopupLayer({ children }: { children: ReactNode }) {
  const layer = useRef<HTMLDivElement>(null);
  return (
    <PopupContext value={layer}>
      {children}
      <div ref={layer} />
    </PopupContext>
  );
}

/** Where a popup is rendered: the nearest layer, or the end of the page. */
export const usePopupContainer = () => use(PopupContext);
