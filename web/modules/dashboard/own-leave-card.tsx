import { IconPlus } from "@tabler/icons-react";
import type { StaffDashboard } from "#contract/dashboard.ts";
import { places } from "#contract/places.ts";
import { Card } from "#web/ui/display/card.tsx";
import { UsageBar } from "#web/ui/display/usage-bar.tsx";
import { numberText } from "#web/ui/format/counts.ts";
import { BareLink, Link } from "#web/ui/link.tsx";

const labels = {
  title: "Your leave",
  all: "My leave",
  left: (days: number) =>
    Math.abs(days) === 1 ? "day of annual leave left" : "days of annual leave left",
  annual: "Annual",
  used: (used: number, total: number) => `${numberText(used)} used of ${numberText(total)}`,
  pending: (days: number) => `${days} pending`,
  sick: (left: number) => `sick ${numberText(left)} left`,
  family: (left: number) => `family ${numberText(left)} left`,
  own: (name: string, left: number) => `${name} ${numberText(left)} left`,
  statement: "See how it is made up",
  apply: "Apply for Leave",
} as const;

interface OwnLeaveCardProps extends Pick<StaffDashboard, "balances"> {
  /** For a page without a button of its own for it. */
  hasApply: boolean;
}

/** What is left of the reader's annual leave, with the other balances in a line. */
export function OwnLeaveCard({ balances, hasApply }: OwnLeaveCardProps) {
  const { annual, sick, family, own } = balances;
  const rest = [
    annual.pending > 0 && labels.pending(annual.pending),
    labels.sick(sick.remaining),
    labels.family(family.remaining),
    ...own
      .filter(({ remaining }) => remaining > 0)
      .map(({ type, remaining }) => labels.own(type.name, remaining)),
  ].filter(Boolean);
  return (
    <Card
      title={labels.title}
      action={<Link href={places.myLeave("staff")}>{labels.all}</Link>}
      isFlush
    >
      <div className="px-5 pb-4">
        <p className="flex items-baseline gap-2">
          <BareLink
            href={places.leaveStatement("staff", "annual")}
            title={labels.statement}
            className="rounded-sm font-semibold text-3xl tabular-nums tracking-tight hover:underline"
          >
            {numberText(annual.remaining)}
          </BareLink>
          <span className="text-muted">{labels.left(annual.remaining)}</span>
        </p>
        <div className="mt-3">
          <UsageBar
            label={labels.annual}
            value={annual.used}
            max={annual.total}
            pending={annual.pending}
            valueText={labels.used(annual.used, annual.total)}
          />
        </div>
        <p className="mt-2 text-muted text-sm tabular-nums">{rest.join(" · ")}</p>
      </div>
      {hasApply && (
        <BareLink
          href={places.leaveApplication("staff")}
          className="-outline-offset-2! flex min-h-11 items-center justify-between rounded-b-lg border-line border-t px-5 py-2.5 text-accent-text text-sm transition-colors hover:bg-sunken"
        >
          {labels.apply}
          <IconPlus size={16} stroke={1.75} aria-hidden="true" />
        </BareLink>
      )}
    </Card>
  );
}
