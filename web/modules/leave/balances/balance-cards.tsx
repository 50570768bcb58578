import type { ReactNode } from "react";
import type { StaffDashboard } from "#contract/dashboard.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Delayed, Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { useOfferedLeave } from "../application/use-offered-leave.ts";
import { text } from "../text.ts";
import { BalanceCard, isQuiet } from "./balance-card.tsx";
import { type BalanceName, ownBalances, shownBalances } from "./leave-balances.ts";

/** As many columns as their container has room for: four, or three above a line. */
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

/** An employee's own balances: four, and those of the types that their company offers besides. */
export function BalanceCards({ balances }: { balances: StaffDashboard["balances"] }) {
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

/** Their placeholder while they load. */
export const BalanceCardsSkeleton = () => (
  <Delayed label={text.loading}>
    <Grid>
      {shownBalances.map((name) => (
        <Skeleton key={name} className="h-38" />
      ))}
    </Grid>
  </Delayed>
);
