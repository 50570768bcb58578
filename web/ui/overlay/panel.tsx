import { Popover as Base } from "@base-ui/react/popover";
import type { ReactNode, RefObject } from "react";
import { classNames } from "../class-names.ts";
import { useIsPhone } from "../use-media-query.ts";
import { Dialog, DialogBody, DialogFooter } from "./dialog.tsx";
import { floatClass, usePopupContainer } from "./popup-layer.tsx";

export type PanelProps = {
  title: string;
  /** An action on all of it. */
  action?: ReactNode;
  /** Below everything else, always visible. */
  footer?: ReactNode;
  /** The button that opens and closes it. */
  opener: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
};

/** A list opened by a button: next to it, or on a phone the whole screen. */
export function Panel(props: PanelProps) {
  const isPhone = useIsPhone();
  return isPhone ? <Sheet {...props} /> : <Beside {...props} />;
}

const Sheet = ({ title, action, footer, isOpen, onClose, children }: PanelProps) => (
  <Dialog title={title} isOpen={isOpen} onClose={onClose}>
    <DialogBody isFlush>{children}</DialogBody>
    <DialogFooter>
      <div className="flex flex-1 flex-wrap items-center justify-between gap-2">
        {footer}
        {action}
      </div>
    </DialogFooter>
  </Dialog>
);

function Beside({ title, action, footer, opener, isOpen, onClose, children }: PanelProps) {
  const close = (isNowOpen: boolean, { reason, event }: Base.Root.ChangeEventDetails) => {
    // The opener handles its own presses; a press on a message, such as Undo, belongs to the list.
    const target = event.target as Element | null;
    const isAllowed =
      reason === "outside-press" &&
      (opener.current?.contains(target) || target?.closest("[data-messages]"));
    if (!isNowOpen && !isAllowed) onClose();
  };
  return (
    <Base.Root open={isOpen} onOpenChange={close}>
      <Base.Portal container={usePopupContainer()}>
        <Base.Positioner
          className="z-50"
          anchor={opener}
          align="end"
          sideOffset={6}
          collisionPadding={8}
        >
          <Base.Popup
            // Not if the focus has moved meanwhile, as to the search.
            finalFocus={() => document.activeElement === document.body && opener.current}
            className={classNames(
              floatClass,
              "flex max-h-[min(var(--available-height),40rem)] w-104 max-w-(--available-width) flex-col",
            )}
          >
            <div className="flex min-h-12 items-center justify-between gap-3 ps-5 pe-3">
              <Base.Title className="font-semibold">{title}</Base.Title>
              {action}
            </div>
            <div className="min-h-0 flex-auto overflow-y-auto overscroll-contain">{children}</div>
            {footer && <div className="border-line border-t px-5 py-2">{footer}</div>}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
