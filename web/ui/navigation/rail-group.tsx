import { type PointerEvent, type ReactNode, useRef } from "react";
import { toast } from "../feedback/toast.ts";
import { useDelayedState } from "../use-delayed-state.ts";
import { useLoaded } from "../use-loaded.ts";
import type { NavigationEntry } from "./navigation-entry.ts";

const [openAfterMs, closeAfterMs] = [80, 120];
const loadPopup = async () => (await import("./rail-popup.tsx")).RailPopup;

/** Loads the groups' links ahead; a failed load is repeated when needed. */
export const preloadRail = () => void loadPopup().catch(() => {});

interface RailGroupProps {
  entry: NavigationEntry;
  className: string;
  children: ReactNode;
}

/** A group of the rail: it slides out its links under the pointer, and a press leaves them out. */
export function RailGroup({ entry, className, children }: RailGroupProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [shown, setShown] = useDelayedState<"no" | "pointed-at" | "pressed">("no");
  const isOpen = shown !== "no";
  const Popup = useLoaded(loadPopup, isOpen, () => {
    setShown("no");
    toast.error("The links could not be opened. Check your connection and try again.");
  });
  const enter = ({ pointerType }: PointerEvent) => {
    preloadRail();
    if (pointerType === "mouse") setShown(isOpen ? shown : "pointed-at", isOpen ? 0 : openAfterMs);
  };
  const leave = () => shown !== "pressed" && setShown("no", closeAfterMs);
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={entry.label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={enter}
        onPointerLeave={leave}
        onFocus={preloadRail}
        onClick={() => setShown(shown === "pressed" ? "no" : "pressed")}
        className={className}
      >
        {children}
      </button>
      {Popup && (
        <Popup
          entry={entry}
          opener={button}
          isOpen={isOpen}
          isPointedAt={shown === "pointed-at"}
          onClose={() => setShown("no")}
          onPointerEnter={() => setShown(shown)}
          onPointerLeave={leave}
        />
      )}
    </>
  );
}
