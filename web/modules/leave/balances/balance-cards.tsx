import { IconChevronRight } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { OwnBalance } from "#contract/leave/requests/own-leave.ts";
import { places } from "#contract/places.ts";
import { areaOf, useCurrentEmployee } from "#web/modules/auth/index.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Hatch } from "#web/ui/display/hatch.tsx";
import { Ring } from "#web/ui/display/ring.tsx";
import { Delayed, Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { BareLink } from "#web/ui/link.tsx";
import { useOfferedLeave } from "../application/use-offered-leave.ts";
import { text } from "../text.ts";
import { type BalanceName, codeOf, ownBalances, shownBalances } from "./leave-balances.ts";

/** As many columns as the container has room for: four, or three above a line. */
const Grid = ({ hasLine = false, children }: { hasLine?: boolean; children: ReactNode }) => (
  <div className="@container">
    <div
      className={classNames(
        "grid @xl:grid-cols-2 gap-4",
        hasLine ? "@[52rem]:grid-cols-3" : "@[74rem]:grid-cols-4",
      )}
    >
      {children}
    </div>
  </div>
);

/** An employee's own balances: four, and the company's optional types. */
export function BalanceCards({ balances }: { balances: Record<BalanceName, OwnBalance> }) {
  const isLine = (name: BalanceName) => isQuiet({ name, balance: balances[name] });
  const offered = ownBalances(useOfferedLeave());
  // The line comes below all cards.
  const names = [...offered.filter((name) => !isLine(name)), ...offered.filter(isLine)];
  return (
    <section aria-label={text.myLeave.balances}>
      <Grid hasLine={names.some(isLine)}>
        {names.map((name) => (
          <BalanceCard key={name} name={name} balance={balances[name]} />
        ))}
      </Grid>
    </section>
  );
}

export const BalanceCardsSkeleton = () => (
  <Delayed label={text.loading}>
    <Grid>
      {shownBalances.map((name) => (
        <Skeleton key={name} className="h-38" />
      ))}
    </Grid>
  </Delayed>
);

interface BalanceCardProps {
  name: BalanceName;
  balance: OwnBalance;
}

/** An unused balance that few people ever need takes a line instead of a card. */
const isQuiet = ({ name, balance }: BalanceCardProps): boolean =>
  name === "maternity" && balance.used === 0 && balance.pending === 0 && !balance.later;

const Used = ({ used, total, percentage }: OwnBalance) => (
  <span className="tabular-nums">
    <span className="whitespace-nowrap">{text.usedOf(used, total)} ·</span>{" "}
    <span className="text-muted">{percentage}%</span>
  </span>
);

/** Its name, which makes the card a link to its statement. */
function Title({ name, children }: { name: BalanceName; children: string }) {
  const me = useCurrentEmployee();
  return (
    <h2 className="font-semibold">
      <BareLink
        href={places.leaveStatement(areaOf(me), codeOf[name])}
        title={text.openStatement}
        className="rounded-sm after:absolute after:inset-0 after:rounded-lg hover:underline hover:decoration-muted hover:underline-offset-3"
      >
        {children}
      </BareLink>
    </h2>
  );
}

const Chevron = () => (
  <IconChevronRight
    size={18}
    stroke={1.75}
    aria-hidden="true"
    className="ms-auto shrink-0 text-muted"
  />
);

/** How far the balance may go below 0, and what later cycles have. */
const MoreFacts = ({ belowZero, later }: OwnBalance) => (
  <>
    {belowZero !== undefined && (
      <p className="text-balance text-muted text-sm tabular-nums">{text.belowZero(belowZero)}</p>
    )}
    {later && (
      <p className="text-balance text-muted text-sm tabular-nums">
        {text.later(later.from, later.booked, later.pending)}
      </p>
    )}
  </>
);

/** One balance as a ring and as text: remaining days first, then used and pending ones. */
function BalanceCard(props: BalanceCardProps) {
  const { name, balance } = props;
  const label = text.overview[name];
  const { used, total, pending, remaining } = balance;
  if (isQuiet(props))
    return (
      <article className="@[52rem]:col-span-full relative flex min-w-0 items-center gap-4 rounded-lg border border-line bg-card px-4 py-3 transition-colors hover:border-control">
        <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1">
          <Title name={name}>{label}</Title>
          <p className="text-muted text-sm tabular-nums">
            {text.left(remaining)} · <Used {...balance} />
          </p>
        </div>
        <Chevron />
      </article>
    );
  return (
    <article className="relative flex min-w-0 items-center gap-4 rounded-lg border border-line bg-card p-3 transition-colors hover:border-control sm:p-4">
      <div className="shrink-0">
        <Ring
          label={text.myLeave.balance(label, used, total, pending)}
          value={used}
          max={total}
          pending={pending}
        >
          <span className="font-semibold text-xl tabular-nums tracking-tight sm:text-2xl">
            {text.number(remaining)}
          </span>
          <span className="text-muted text-xs">{text.daysLeft(remaining)}</span>
        </Ring>
      </div>
      <div className="flex min-w-0 flex-col gap-1">
        <Title name={name}>{label}</Title>
        <p>
          <Used {...balance} />
        </p>
        {pending > 0 && (
          <p className="flex items-center gap-1.5 text-muted text-sm tabular-nums">
            <Hatch />
            {text.pending(pending)}
          </p>
        )}
        <MoreFacts {...balance} />
      </div>
      <Chevron />
    </article>
  );
}
