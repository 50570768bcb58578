import { Tooltip as Base } from "@base-ui/react/tooltip";
import type { ReactElement } from "react";
import { usePopupContainer } from "./popup-layer.tsx";

export type TooltipProps = {
  text: string;
  side?: "top" | "right" | "bottom" | "left";
  /** The element it explains; it must have an accessible name of its own, as tooltips are not read out. */
  children: ReactElement;
};

/** A short text beside what is hovered or focused. */
export const Tooltip = ({ text, side = "top", children }: TooltipProps) => (
  <Base.Root>
    <Base.Trigger delay={300} render={children} />
    <Base.Portal container={usePopupContainer()}>
      <Base.Positioner className="z-50" side={side} sideOffset={6}>
        <Base.Popup className="rounded-md bg-ink px-2 py-1 font-medium text-page text-xs transition-opacity data-starting-style:opacity-0">
          {text}
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  </Base.Root>
);
