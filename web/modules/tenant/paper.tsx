import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { apiQuery } from "#web/api/query-client.ts";
import { classNames } from "#web/ui/class-names.ts";
import { currentDay } from "#web/ui/format/clock.ts";
import { formatShortDay } from "#web/ui/format/dates.ts";

const text = {
  asOf: (day: string) => `as of ${formatShortDay(day)}`,
  printedOn: (day: string) => `Printed on ${formatShortDay(day)}`,
} as const;

interface PaperProps {
  title: string;
  /** Below the title: the person, the type. */
  facts?: readonly string[];
  asOf: string;
  /** One page wide, for tables of days. */
  isLandscape?: boolean;
  className?: string;
  children: ReactNode;
}

/** What a page or dialog prints: a head with the company and the day, then its content without controls. */
export function Paper({ title, facts = [], asOf, isLandscape, className, children }: PaperProps) {
  // The shell has fetched it.
  const { data } = useQuery({
    ...apiQuery("tenant.getTenant", {}),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <div
      data-paper={isLandscape ? "landscape" : ""}
      className={classNames("flex flex-col print:block print:space-y-5", className)}
    >
      <div
        data-paper-head=""
        className="mb-5 hidden items-baseline justify-between gap-6 border-line border-b pb-3 print:flex"
      >
        <div>
          <p className="text-muted">{data?.tenantName}</p>
          <p className="font-semibold text-lg">{title}</p>
          <p>{[...facts, text.asOf(asOf)].join(" · ")}</p>
        </div>
        <p className="shrink-0 text-muted text-sm">{text.printedOn(currentDay())}</p>
      </div>
      {children}
    </div>
  );
}
