import type { OwnBalance } from "#contract/own-leave.ts";
import { Ring } from "#web/ui/display/ring.tsx";
import type { BalanceName } from "./leave-balances.ts";
import { text } from "./text.ts";

/** One balance of an employee: used, pending and left, as a ring and as text. */
export function BalanceCard({ name, balance }: { name: BalanceName; balance: OwnBalance }) {
  const label = text.overview[name];
  const { used, total, pending, percentage } = balance;
  return (
    <article className="flex min-w-0 items-center gap-4 rounded-lg border border-line bg-card p-4">
      <div className="shrink-0">
        <Ring
          label={text.myLeave.balance(label, used, total, pending)}
          value={used}
          max={total}
          pending={pending}
        >
          <span className="font-semibold text-xl tabular-nums">{percentage}%</span>
        </Ring>
      </div>
      <div className="flex min-w-0 flex-col gap-1">
        <h2 className="font-semibold">{label}</h2>
        <p className="tabular-nums">{text.usedOf(used, total)}</p>
        <p className="text-muted text-sm tabular-nums">
          {text.left(balance.remaining)}
          {pending > 0 && <> · {text.pending(pending)}</>}
        </p>
      </div>
    </article>
  );
}
