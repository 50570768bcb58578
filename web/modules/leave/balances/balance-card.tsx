import { IconChevronRight } from "@tabler/icons-react";
import type { OwnBalance } from "#contract/leave/requests/own-leave.ts";
import { places } from "#contract/places.ts";
import { areaOf, useCurrentEmployee } from "#web/modules/auth/index.ts";
import { Hatch } from "#web/ui/display/hatch.tsx";
import { Ring } from "#web/ui/display/ring.tsx";
import { BareLink } from "#web/ui/link.tsx";
import { text } from "../text.ts";
import { type BalanceName, codeOf } from "./leave-balances.ts";

interface BalanceCardProps {
  name: BalanceName;
  balance: OwnBalance;
}

/** Whether nothing of a balance that few people ever need is used or asked for: it takes a line instead of a card. */
export const isQuiet = ({ name, balance }: BalanceCardProps): boolean =>
  name === "maternity" && balance.used === 0 && balance.pending === 0;

const Used = ({ used, total, percentage }: OwnBalance) => (
  <span className="tabular-nums">
    <span className="whitespace-nowrap">{text.usedOf(used, total)} ·</span>{" "}
    <span className="text-muted">{percentage}%</span>
  </span>
);

/** Its name, which covers the card as a link to its statement. */
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

/** One balance of an employee as a ring and as text: what is left first, then what is used and pending. */
export function BalanceCard(props: BalanceCardProps) {
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
            {remaining}
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
      </div>
      <Chevron />
    </article>
  );
}
