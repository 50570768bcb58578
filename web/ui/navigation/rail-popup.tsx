import { Popover } from "@base-ui/react/popover";
import type { RefObject } from "react";
import { classNames } from "../class-names.ts";
import { BareLink } from "../link.tsx";
import { floatClass, usePopupContainer } from "../overlay/popup-layer.tsx";
import type { NavigationEntry } from "./navigation-entry.ts";

export interface RailPopupProps {
  entry: NavigationEntry;
  opener: RefObject<HTMLElement | null>;
  isOpen: boolean;
  /** Opened by the pointer: the focus stays in its place. */
  isPointedAt: boolean;
  onClose: () => void;
  onPointerEnter: () => void;
  onPointerLeave: () => void;
}

export function RailPopup(props: RailPopupProps) {
  const { entry, opener, isOpen, isPointedAt, onClose, ...pointer } = props;
  const close = (isNowOpen: boolean, { reason, event }: Popover.Root.ChangeEventDetails) => {
    // A press on the opener is handled by the opener.
    const isOnOpener =
      reason === "outside-press" && opener.current?.contains(event.target as Node | null);
    if (!isNowOpen && !isOnOpener) onClose();
  };
  return (
    <Popover.Root open={isOpen} onOpenChange={close}>
      <Popover.Portal container={usePopupContainer()}>
        <Popover.Positioner
          className="z-50"
          anchor={opener}
          side="right"
          align="start"
          sideOffset={12}
        >
          <Popover.Popup
            {...pointer}
            initialFocus={isPointedAt ? false : undefined}
            finalFocus={isPointedAt ? false : undefined}
            className={classNames(floatClass, "min-w-52 p-2")}
          >
            <Popover.Title className="px-3 py-2 font-semibold text-muted text-sm">
              {entry.label}
            </Popover.Title>
            {entry.children?.map((child) => (
              <BareLink
                key={child.href}
                href={child.href}
                aria-current={child.isCurrent ? "page" : undefined}
                onClick={onClose}
                className="flex h-10 items-center rounded-md px-3 font-medium hover:bg-sunken aria-[current]:bg-accent-tint aria-[current]:text-accent-text"
              >
                {child.label}
              </BareLink>
            ))}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
