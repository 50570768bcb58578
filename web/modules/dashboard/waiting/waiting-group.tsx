import { useId } from "react";
import type { Area } from "#contract/places.ts";
import { classNames } from "#web/ui/class-names.ts";
import { text } from "./text.ts";
import { keyOf, type Urgency, type Waiting } from "./waiting.ts";
import { WaitingRow, type WaitingRowProps } from "./waiting-row.tsx";

interface WaitingGroupProps extends Pick<WaitingRowProps, "today" | "onDecide"> {
  urgency: Urgency;
  rows: readonly Waiting[];
  area: Area;
  /** Whether it is folding after its decision. */
  isDecided: (one: Waiting) => boolean;
  isHiddenOnPhones: (one: Waiting) => boolean;
}

/** What is equally urgent. */
export function WaitingGroup({ urgency, rows, area, ...rest }: WaitingGroupProps) {
  const id = useId();
  const { today, onDecide, isDecided, isHiddenOnPhones } = rest;
  return (
    <section
      aria-labelledby={id}
      className={classNames(rows.every(isHiddenOnPhones) && "max-sm:hidden")}
    >
      <h3
        id={id}
        className={classNames(
          "border-line border-t px-5 pt-3 pb-1 text-sm",
          urgency === "late" ? "font-medium text-amber-text" : "text-muted",
        )}
      >
        {text.urgencies[urgency]}
      </h3>
      <ul>
        {rows.map((one) => (
          <li
            key={keyOf(one)}
            data-waiting={keyOf(one)}
            inert={isDecided(one)}
            className={classNames(
              "grid border-line transition-[grid-template-rows,opacity] duration-160 not-first:border-t",
              isDecided(one) ? "grid-rows-[0fr] opacity-0" : "grid-rows-[1fr]",
              isHiddenOnPhones(one) && "max-sm:hidden",
            )}
          >
            <div className="min-h-0 overflow-hidden">
              <WaitingRow one={one} today={today} area={area} onDecide={onDecide} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
