import { IconChevronRight } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { LeaveBalance } from "#contract/codes/leave.ts";
import type { OwnLeaveUse } from "#contract/leave/leave.ts";
import type { OwnBalance } from "#contract/leave/requests/own-leave.ts";
import { places } from "#contract/places.ts";
import { areaOf, useCurrentEmployee } from "#web/modules/auth/index.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Hatch } from "#web/ui/display/hatch.tsx";
import { Ring } from "#web/ui/display/ring.tsx";
import { Delayed, Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { BareLink, Link } from "#web/ui/link.tsx";
import { useOfferedLeave } from "../application/use-offered-leave.ts";
import { OwnTypeSign } from "../own-type-sign.tsx";
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

interface BalanceCardsProps {
  balances: Record<BalanceName, OwnBalance>;
  /** Of the company's own types. */
  own: readonly OwnLeaveUse[];
}

/** An employee's balances: four, the company's optional types, and its own types. */
export function BalanceCards({ balances, own }: BalanceCardsProps) {
  const isLine = (name: BalanceName) => isQuiet({ name, balance: balances[name] });
  const offered = ownBalances(useOfferedLeave());
  const card = (name: BalanceName) => (
    <BalanceCard key={name} name={name} balance={balances[name]} />
  );
  return (
    <section aria-label={text.myLeave.balances}>
      <Grid hasLine={offered.some(isLine)}>
        {offered.filter((name) => !isLine(name)).map(card)}
        {own.map((use) => (
          <OwnTypeCard key={use.type.id} use={use} />
        ))}
        {/* The line comes below all cards. */}
        {offered.filter(isLine).map(card)}
      </Grid>
    </section>
  );
}

/** Of the cards' and the line's heights, so that nothing moves when they come. */
export const BalanceCardsSkeleton = () => (
  <Delayed label={text.loading}>
    <Grid hasLine>
      {shownBalances.map((name) => (
        <Skeleton
          key={name}
          className={
            name === "maternity"
              ? "@[52rem]:col-span-full @[52rem]:h-11.5 h-17"
              : "h-28.5 sm:h-36.5"
          }
        />
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

interface TitleProps {
  /** A documented balance, or an own type by its id. */
  statement: LeaveBalance | number;
  children: string;
}

/** Its name, which makes the card a link to its statement. */
function Title({ statement, children }: TitleProps) {
  const me = useCurrentEmployee();
  return (
    <h2 className="font-semibold">
      <BareLink
        href={places.leaveStatement(areaOf(me), statement)}
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
  const statement = codeOf[name];
  if (isQuiet(props))
    return (
      <article className="@[52rem]:col-span-full relative flex min-w-0 items-center gap-4 rounded-lg border border-line bg-card px-4 py-3 transition-colors hover:border-control">
        <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1">
          <Title statement={statement}>{label}</Title>
          <p className="text-muted text-sm tabular-nums">
            {text.left(balance.remaining)} · <Used {...balance} />
          </p>
        </div>
        <Chevron />
      </article>
    );
  return <WholeCard label={label} statement={statement} balance={balance} />;
}

interface WholeCardProps extends Pick<TitleProps, "statement"> {
  label: string;
  balance: OwnBalance;
  /** Beside the name. */
  sign?: ReactNode;
  /** Below the numbers. */
  children?: ReactNode;
}

function WholeCard({ label, statement, balance, sign, children }: WholeCardProps) {
  const { used, total, pending, remaining } = balance;
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
        <div className="wrap-anywhere flex items-baseline gap-2">
          {sign}
          <Title statement={statement}>{label}</Title>
        </div>
        <p>
          <Used {...balance} />
        </p>
        {pending > 0 && <Pending days={pending} />}
        <MoreFacts {...balance} />
        {children}
      </div>
      <Chevron />
    </article>
  );
}

const Pending = ({ days }: { days: number }) => (
  <p className="flex items-center gap-1.5 text-muted text-sm tabular-nums">
    <Hatch />
    {text.pending(days)}
  </p>
);

/** An own type: its balance or, without one, what was taken of it. */
function OwnTypeCard({ use }: { use: OwnLeaveUse }) {
  const { type, needsBalance, lacksBirthDate, used, pending } = use;
  const sign = <OwnTypeSign color={type.color} />;
  if (needsBalance)
    return (
      <WholeCard label={type.name} statement={type.id} balance={use} sign={sign}>
        {lacksBirthDate && <UnknownBirthDate />}
      </WholeCard>
    );
  return (
    <article className="flex min-w-0 flex-col justify-center gap-1 rounded-lg border border-line bg-card p-3 sm:p-4">
      <div className="wrap-anywhere flex items-baseline gap-2">
        {sign}
        <h2 className="font-semibold">{type.name}</h2>
      </div>
      <p className="text-muted tabular-nums">{text.taken(used)}</p>
      {pending > 0 && <Pending days={pending} />}
    </article>
  );
}

function UnknownBirthDate() {
  const me = useCurrentEmployee();
  return (
    <p className="relative z-1 text-amber-text text-sm">
      {text.myLeave.birthDateUnknown}{" "}
      <Link href={places.profile(areaOf(me), "overview")}>{text.myLeave.addBirthDate}</Link>
    </p>
  );
}
