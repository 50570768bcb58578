import { Dialog } from "@base-ui/react/dialog";
import { Popover as Base } from "@base-ui/react/popover";
import { IconX } from "@tabler/icons-react";
import { type ReactElement, type ReactNode, type RefObject, useRef } from "react";
import { classNames } from "../class-names.ts";
import { IconButton } from "../icon-button.tsx";
import { useIsPhone } from "../use-media-query.ts";
import { backdropClass, sheetClass } from "./dialog-classes.ts";
import { floatClass, PopupLayer, usePopupContainer } from "./popup-layer.tsx";

export type PopoverProps = {
  trigger: ReactElement;
  title: string;
  /** Next to the trigger only: a sheet always shows its title. */
  isTitleHidden?: boolean;
  side?: "top" | "bottom" | "left" | "right";
  align?: "start" | "center" | "end";
  /** The element that replaces the trigger as anchor. */
  anchor?: RefObject<HTMLElement | null>;
  /** Selects the element with the first focus. */
  firstFocus?: string;
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  children: ReactNode;
};

/** A small titled panel: next to its trigger, on phones a sheet at the bottom. Focus moves in and returns. */
export function Popover(props: PopoverProps) {
  const isPhone = useIsPhone();
  return isPhone ? <Sheet {...props} /> : <Beside {...props} />;
}

function useFirstFocus(selector: string | undefined) {
  const popup = useRef<HTMLDivElement>(null);
  const initialFocus = () =>
    (selector && popup.current?.querySelector<HTMLElement>(selector)) || true;
  return { ref: popup, initialFocus: selector === undefined ? undefined : initialFocus };
}

function Sheet({ trigger, title, firstFocus, isOpen, onOpenChange, children }: PopoverProps) {
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => onOpenChange?.(open)}>
      <Dialog.Trigger render={trigger} />
      <Dialog.Portal>
        <Dialog.Backdrop className={backdropClass} forceRender />
        <Dialog.Popup {...useFirstFocus(firstFocus)} className={sheetClass}>
          <PopupLayer>
            <div className="flex items-center justify-between gap-2 ps-5 pe-2 pt-2">
              <Dialog.Title className="font-semibold text-lg">{title}</Dialog.Title>
              <Dialog.Close
                render={<IconButton label="Close" icon={<IconX size={18} stroke={1.75} />} />}
              />
            </div>
            <div className="min-h-0 overflow-y-auto overscroll-contain px-5 pt-1 pb-[max(1.25rem,env(safe-area-inset-bottom))]">
              {children}
            </div>
          </PopupLayer>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Beside(props: PopoverProps) {
  const { trigger, title, isTitleHidden, side, align = "end", anchor, firstFocus } = props;
  const { isOpen, onOpenChange, children } = props;
  return (
    <Base.Root open={isOpen} onOpenChange={(open) => onOpenChange?.(open)}>
      <Base.Trigger render={trigger} />
      <Base.Portal container={usePopupContainer()}>
        <Base.Positioner
          className="z-50"
          side={side}
          align={align}
          anchor={anchor}
          sideOffset={6}
          collisionPadding={8}
        >
          <Base.Popup
            {...useFirstFocus(firstFocus)}
            className={classNames(
              floatClass,
              "max-h-(--available-height) w-80 max-w-(--available-width) overflow-y-auto p-4",
            )}
          >
            <Base.Title className={isTitleHidden ? "sr-only" : "mb-2 font-semibold"}>
              {title}
            </Base.Title>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
