import type { LeaveSummary } from "#contract/leave.ts";
import { Delayed, Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { BalanceCard } from "./balance-card.tsx";
import { noUse, shownBalances } from "./leave-balances.ts";
import { text } from "./text.ts";

const gridClass = "grid gap-4 sm:grid-cols-2 min-[88rem]:grid-cols-4";

/** The four balances of a person; empty ones for somebody without a record. */
export const BalanceCards = ({ summary }: { summary: LeaveSummary | undefined }) => (
  <section aria-label={text.myLeave.balances} className={gridClass}>
    {shownBalances.map((name) => (
      <BalanceCard key={name} name={name} use={summary?.[name] ?? noUse} />
    ))}
  </section>
);

/** Their room while they are on their way. */
export const WaitingBalanceCards = () => (
  <Delayed label={text.loading}>
    <div className={gridClass}>
      {shownBalances.map((name) => (
        <Skeleton key={name} className="h-38" />
      ))}
    </div>
  </Delayed>
);
