import { Popover as Base } from "@base-ui/react/popover";
import type { ReactElement, ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { floatClass } from "./popup-classes.ts";
import { usePopupContainer } from "./popup-layer.tsx";

export type PopoverProps = {
  trigger: ReactElement;
  title: string;
  isTitleHidden?: boolean;
  side?: "top" | "bottom" | "left" | "right";
  align?: "start" | "center" | "end";
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  children: ReactNode;
};

/** A small titled panel beside its trigger, with any content; focus moves in and comes back. */
export function Popover(props: PopoverProps) {
  const {
    trigger,
    title,
    isTitleHidden,
    side,
    align = "end",
    isOpen,
    onOpenChange,
    children,
  } = props;
  return (
    <Base.Root open={isOpen} onOpenChange={(open) => onOpenChange?.(open)}>
      <Base.Trigger render={trigger} />
      <Base.Portal container={usePopupContainer()}>
        <Base.Positioner
          className="z-50"
          side={side}
          align={align}
          sideOffset={6}
          collisionPadding={8}
        >
          <Base.Popup
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
