import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { type Tone, toneTint } from "../tone.ts";
import { useIsPhone } from "../use-media-query.ts";

interface StatCardsProps {
  label: string;
  /** The grid's columns from 640 pixels on. */
  className: string;
  children: ReactNode;
}

/** Statistic cards in a grid; on phones in one line that scrolls sideways and snaps, for a higher list below. */
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

export type StatCardProps = {
  label: string;
  value: ReactNode;
  hint?: ReactNode;
  icon?: ReactNode;
  tone?: Tone;
};

/** One number and its meaning; the icon only with enough room. */
export const StatCard = ({ label, value, hint, icon, tone = "accent" }: StatCardProps) => (
  <div className="sm:@container min-w-0 rounded-lg border border-line bg-card">
    <div className="flex items-start justify-between gap-3 p-4 max-sm:in-data-stat-cards:px-4 max-sm:in-data-stat-cards:py-3 @[16rem]:p-5">
      <dl className="min-w-0">
        <dt className="text-muted max-sm:in-data-stat-cards:whitespace-nowrap max-sm:in-data-stat-cards:text-sm">
          {label}
        </dt>
        <dd className="mt-1 font-semibold text-2xl tabular-nums tracking-tight max-sm:in-data-stat-cards:text-xl">
          {value}
        </dd>
        {hint && (
          <dd className="mt-1 text-muted text-sm max-sm:in-data-stat-cards:hidden">{hint}</dd>
        )}
      </dl>
      {icon && (
        <div
          aria-hidden="true"
          className={classNames(
            "@[16rem]:flex hidden size-10 shrink-0 items-center justify-center rounded-md",
            toneTint[tone],
          )}
        >
          {icon}
        </div>
      )}
    </div>
  </div>
);
