import { type PointerEvent, type ReactNode, useRef } from "react";
import { toast } from "../feedback/toast.ts";
import { BareLink } from "../link.tsx";
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

/** A group of the rail: it slides out its links under the pointer, and a press leaves them out or follows its own link. */
export function RailGroup({ entry, className, children }: RailGroupProps) {
  const opener = useRef<HTMLElement | null>(null);
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
  const part = {
    ref: (element: HTMLElement | null) => {
      opener.current = element;
    },
    "aria-label": entry.label,
    onPointerEnter: enter,
    onPointerLeave: leave,
    className,
    children,
  };
  return (
    <>
      {entry.href === undefined ? (
        <button
          {...part}
          type="button"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-current={entry.isCurrent || undefined}
          onFocus={preloadRail}
          onClick={() => setShown(shown === "pressed" ? "no" : "pressed")}
        />
      ) : (
        <BareLink
          {...part}
          href={entry.href}
          aria-current={entry.isCurrent ? "page" : undefined}
          onClick={() => setShown("no")}
        />
      )}
      {Popup && (
        <Popup
          entry={entry}
          opener={opener}
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
