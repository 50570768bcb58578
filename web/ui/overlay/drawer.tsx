import { Dialog as Base } from "@base-ui/react/dialog";
import { IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { IconButton } from "../icon-button.tsx";
import { backdropClass, drawerClass } from "./dialog-classes.ts";
import { PopupLayer } from "./popup-layer.tsx";

export type DrawerProps = {
  /** Names the drawer, and is its heading. */
  title: ReactNode;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
};

/** A link to the current place changes nothing for the owner of `isOpen`. */
const isToCurrentPlace = (target: EventTarget) =>
  target instanceof Element && target.closest("a[aria-current=page]") !== null;

/** A sheet, 64 units wide, from the side; closes by Escape, outside press, its button, a link to the current page, or `isOpen`. */
export const Drawer = ({ title, isOpen, onClose, children }: DrawerProps) => (
  <Base.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
    <Base.Portal>
      <Base.Backdrop className={backdropClass} />
      <Base.Popup
        className={drawerClass}
        onClick={({ target }) => isToCurrentPlace(target) && onClose()}
      >
        <PopupLayer>
          <div className="flex items-center justify-between gap-2 ps-5 pe-2 pt-2">
            <Base.Title className="wrap-anywhere font-semibold text-lg">{title}</Base.Title>
            <Base.Close
              render={<IconButton label="Close menu" icon={<IconX size={18} stroke={1.75} />} />}
            />
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain short:flex-none short:overflow-visible">
            {children}
          </div>
        </PopupLayer>
      </Base.Popup>
    </Base.Portal>
  </Base.Root>
);
