import type { LeaveSummary, OwnLeaveUse } from "#contract/leave/leave.ts";
import type { OwnBalance } from "#contract/leave/requests/own-leave.ts";
import { classNames } from "#web/ui/class-names.ts";
import { useOfferedLeave } from "../application/use-offered-leave.ts";
import { OwnTypeSign } from "../own-type-sign.tsx";
import { text } from "../text.ts";
import { balancesWith, codeOf, useOf } from "./leave-balances.ts";
import type { StatementSearch } from "./statement/statement-search.ts";
import { text as statement } from "./statement/statement-text.ts";

interface BalanceLinksProps {
  summary: LeaveSummary;
  onOpen: (balance: StatementSearch["statement"]) => void;
}

const Figures = ({ remaining, belowZero, later }: OwnBalance) => (
  <>
    <span className="font-semibold tabular-nums">{text.left(remaining)}</span>
    {belowZero !== undefined && (
      <span className="text-balance text-muted text-sm tabular-nums">
        {text.belowZero(belowZero)}
      </span>
    )}
    {later && (
      <span className="text-balance text-muted text-sm tabular-nums">
        {text.later(later.from, later.booked, later.pending)}
      </span>
    )}
  </>
);

/** An employee's remaining days, each with a link to its statement. */
export function BalanceLinks({ summary, onOpen }: BalanceLinksProps) {
  const names = balancesWith(useOfferedLeave(), summary);
  return (
    <section
      aria-label={statement.balances}
      className={classNames(
        "grid grid-cols-2 gap-2",
        names.length + summary.own.length > 5 ? "sm:grid-cols-3" : "sm:grid-cols-5",
      )}
    >
      {names.map((name) => (
        <button
          key={name}
          type="button"
          title={text.openStatement}
          onClick={() => onOpen(codeOf[name])}
          className={classNames(boxClass, "transition-colors hover:border-control")}
        >
          <span className="text-balance text-muted text-sm">{text.overview[name]}</span>
          <Figures {...useOf(summary, name)} />
        </button>
      ))}
      {summary.own.map((use) => (
        <OwnTypeBox key={use.type.id} use={use} onOpen={onOpen} />
      ))}
    </section>
  );
}

const boxClass =
  "flex min-h-11 min-w-0 flex-col justify-between rounded-md border border-line bg-card px-3 py-2 text-start";

/** An own type with its remaining days or, without a balance, the taken ones. */
function OwnTypeBox({
  use: { type, needsBalance, lacksBirthDate, remaining, used },
  onOpen,
}: Pick<BalanceLinksProps, "onOpen"> & { use: OwnLeaveUse }) {
  const name = (
    <span className="wrap-anywhere flex items-baseline gap-1.5 text-muted text-sm">
      <OwnTypeSign color={type.color} />
      {type.name}
    </span>
  );
  if (!needsBalance)
    return (
      <div className={boxClass}>
        {name}
        <span className="font-semibold tabular-nums">{text.taken(used)}</span>
      </div>
    );
  return (
    <button
      type="button"
      title={text.openStatement}
      onClick={() => onOpen(type.id)}
      className={classNames(boxClass, "transition-colors hover:border-control")}
    >
      {name}
      <span className="font-semibold tabular-nums">{text.left(remaining)}</span>
      {lacksBirthDate && <span className="text-amber-text text-sm">{text.birthDateUnknown}</span>}
    </button>
  );
}
