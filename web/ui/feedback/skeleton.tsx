import { type ReactNode, useEffect, useState } from "react";
import { classNames } from "../class-names.ts";

/** A grey bar in the shape of the content; its size comes from `className`. */
export const Skeleton = ({ className }: { className?: string }) => (
  <div aria-hidden="true" className={classNames("animate-pulse rounded-md bg-sunken", className)} />
);

/** Whether the page opens with the shell's skeleton, which the children continue. */
const isOpening = () => document.documentElement.classList.contains("opens-shell");

/** Reserves the children's space at once but shows them only after 150 ms, so that quick responses do not flicker. */
export function Delayed({ label = "Loading", children }: { label?: string; children: ReactNode }) {
  const [isShown, setIsShown] = useState(isOpening);
  useEffect(() => {
    const timer = setTimeout(() => setIsShown(true), 150);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status" aria-label={label} className={isShown ? undefined : "invisible"}>
      {children}
    </div>
  );
}
