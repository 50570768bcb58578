import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { type Tone, toneTint } from "../tone.ts";

export type StatCardProps = {
  label: string;
  value: ReactNode;
  hint?: ReactNode;
  icon?: ReactNode;
  tone?: Tone;
};

/** One number and what it counts; the icon only where there is room. */
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
