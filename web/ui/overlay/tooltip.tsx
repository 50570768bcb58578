import { type FocusEvent, type PointerEvent, type ReactElement, useRef } from "react";
import { useDelayedState } from "../use-delayed-state.ts";
import { useLoaded } from "../use-loaded.ts";
import type { TooltipTextProps } from "./tooltip-text.tsx";

const delayMs = 300;
const loadText = async () => (await import("./tooltip-text.tsx")).TooltipText;

export type TooltipProps = {
  text: string;
  side?: TooltipTextProps["side"];
  /** The explained element; it needs its own accessible name, as tooltips are not read out. */
  children: ReactElement;
};

/** A short text next to a hovered or focused element. */
export function Tooltip({ text, side = "top", children }: TooltipProps) {
  const wrapper = useRef<HTMLSpanElement>(null);
  const [isOpen, setIsOpen] = useDelayedState(false);
  const close = () => setIsOpen(false);
  const Text = useLoaded(loadText, isOpen, close);
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it has no box of its own; what it contains is interactive. */}
      <span
        ref={wrapper}
        className="contents"
        onPointerEnter={({ pointerType }: PointerEvent) =>
          pointerType === "mouse" && setIsOpen(true, delayMs)
        }
        onPointerLeave={close}
        onPointerDown={close}
        onFocus={({ target }: FocusEvent) => target.matches(":focus-visible") && setIsOpen(true)}
        onBlur={close}
      >
        {children}
      </span>
      {Text && (
        <Text
          text={text}
          side={side}
          anchor={() => wrapper.current?.firstElementChild ?? null}
          isOpen={isOpen}
          onClose={close}
        />
      )}
    </>
  );
}
