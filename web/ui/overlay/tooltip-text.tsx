import { Tooltip as Base } from "@base-ui/react/tooltip";
import { usePopupContainer } from "./popup-layer.tsx";

export interface TooltipTextProps {
  text: string;
  side: "top" | "right" | "bottom" | "left";
  anchor: () => Element | null;
  isOpen: boolean;
  onClose: () => void;
}

/** A tooltip's text; loaded before it first shows. */
export const TooltipText = ({ text, side, anchor, isOpen, onClose }: TooltipTextProps) => (
  <Base.Root open={isOpen} onOpenChange={(isNowOpen) => !isNowOpen && onClose()}>
    <Base.Portal container={usePopupContainer()}>
      <Base.Positioner className="z-50" anchor={anchor} side={side} sideOffset={6}>
        <Base.Popup className="wrap-anywhere max-w-72 whitespace-pre-line rounded-md bg-ink px-2 py-1 font-medium text-page text-xs transition-opacity data-starting-style:opacity-0">
          {text}
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  </Base.Root>
);
