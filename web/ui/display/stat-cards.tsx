import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { useIsPhone } from "../use-media-query.ts";

interface StatCardsProps {
  label: string;
  /** The grid's columns from 640 pixels on. */
  className: string;
  children: ReactNode;
}

/** Statistic cards in a grid; on phones in one line that scrolls sideways and snaps, so that the list below starts higher. */
export function StatCards({ label, className, children }: StatCardsProps) {
  const isPhone = useIsPhone();
  return (
    <section
      data-stat-cards=""
      aria-label={label}
      tabIndex={isPhone ? 0 : undefined}
      className={classNames(
        "max-sm:flex max-sm:snap-x max-sm:snap-mandatory max-sm:gap-3 max-sm:overflow-x-auto max-sm:rounded-lg max-sm:[scrollbar-width:none]",
        "max-sm:*:w-fit max-sm:*:min-w-32 max-sm:*:shrink-0 max-sm:*:snap-start sm:grid sm:gap-4",
        className,
      )}
    >
      {children}
    </section>
  );
}
