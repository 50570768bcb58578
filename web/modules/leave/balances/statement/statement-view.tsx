import { useState } from "react";
import type { LeaveStatement } from "#contract/leave/balances/statement.ts";
import { useApiQuery } from "#web/api/hooks.ts";
import { areaOf, useCurrentEmployee } from "#web/modules/auth/index.ts";
import { Paper } from "#web/modules/tenant/index.ts";
import { Button } from "#web/ui/button.tsx";
import { Fetched } from "#web/ui/feedback/fetched.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { text as leaveText } from "../../text.ts";
import { AsOfChoice } from "./as-of-choice.tsx";
import { EntryDialog } from "./entry-dialog.tsx";
import { text as entry } from "./entry-text.ts";
import { StatementLines } from "./statement-lines.tsx";
import type { StatementSearch } from "./statement-search.ts";
import { text } from "./statement-text.ts";

interface StatementViewProps {
  balance: NonNullable<StatementSearch["statement"]>;
  employeeId: number | undefined;
  asOf: string | undefined;
  onAsOf: (day: string | undefined) => void;
}

/** One balance on its day: the remaining days and all lines behind them. */
export function StatementView({ balance, employeeId, asOf, onAsOf }: StatementViewProps) {
  const query = useApiQuery("leave.statement", {
    query: {
      ...(typeof balance === "number" ? { ownTypeId: balance } : { balance }),
      ...(employeeId && { employeeId }),
      ...(asOf && { asOf }),
    },
  });
  return (
    <div className="flex flex-col gap-5">
      <Fetched
        query={query}
        loading={text.loading}
        failed={text.failed}
        skeleton={
          <div className="flex flex-col gap-5">
            <Skeleton className="h-10" />
            <Skeleton className="h-20" />
            <Skeleton className="h-64" />
          </div>
        }
      >
        {(statement) => <Content statement={statement} onAsOf={onAsOf} />}
      </Fetched>
    </div>
  );
}

function Content({
  statement,
  onAsOf,
}: {
  statement: LeaveStatement;
  onAsOf: (day: string | undefined) => void;
}) {
  const me = useCurrentEmployee();
  const [isEntering, setIsEntering] = useState(false);
  const { balance, ownType } = statement;
  const mayEnter = areaOf(me) === "superadmin";
  return (
    <Paper
      title={text.title}
      facts={[
        statement.employee.name,
        balance === null ? (ownType?.name ?? "") : text.kind(balance),
      ]}
      asOf={statement.asOf}
      className="gap-5"
    >
      <AsOfChoice
        statement={statement}
        onAsOf={onAsOf}
        action={mayEnter && <Button onClick={() => setIsEntering(true)}>{entry.open}</Button>}
      />
      <StatementSummary statement={statement} />
      <StatementLines statement={statement} />
      {mayEnter && (
        <EntryDialog entered={statement} isOpen={isEntering} onClose={() => setIsEntering(false)} />
      )}
    </Paper>
  );
}

function StatementSummary({ statement }: { statement: LeaveStatement }) {
  const { balance, remaining, pending, remainingIfApproved, asOf, today, policy } = statement;
  const { statutory, belowZero, later } = statement;
  return (
    <section
      aria-live="polite"
      className="flex flex-wrap items-end gap-x-8 gap-y-3 rounded-lg border border-line bg-card p-4 sm:p-5"
    >
      <p className="flex items-baseline gap-2">
        <span className="font-semibold text-2xl sm:text-3xl tabular-nums tracking-tight">
          {text.number(remaining)}
        </span>
        <span className="text-muted">
          {text.daysLeft(remaining)}
          {asOf !== today && ` ${text.leftOn(asOf, asOf > today)}`}
        </span>
      </p>
      <div className="flex min-w-0 flex-col gap-1">
        <p className="flex flex-wrap gap-x-2 tabular-nums">
          {parts(statement).map(({ sign, label }, at) => (
            <span key={label} className="whitespace-nowrap">
              {at > 0 && <span className="me-2 text-muted">{sign}</span>}
              {label}
            </span>
          ))}
        </p>
        {pending > 0 && (
          <p className="text-muted text-sm">{text.pending(pending, remainingIfApproved)}</p>
        )}
        {later && (
          <p className="text-muted text-sm tabular-nums">
            {leaveText.later(later.from, later.booked, later.pending)}
          </p>
        )}
        {statutory !== null && remaining > statutory && (
          <p className="text-muted text-sm">{text.statutory(statutory)}</p>
        )}
        {balance !== "timeInLieu" && policy !== null && (
          <p className="text-muted text-sm">{text.policy(policy.name, policy.validFrom)}</p>
        )}
        {belowZero > 0 && <p className="text-muted text-sm">{text.belowZero(belowZero)}</p>}
        {remaining < 0 && <p className="text-amber-text text-sm">{text.overTaken(-remaining)}</p>}
      </div>
    </section>
  );
}

function parts({ carried, added, lapsed, taken, booked, yearFrom }: LeaveStatement) {
  const { plus, minus } = text;
  return [
    ...(carried !== 0 ? [{ sign: plus, label: text.carried(carried, yearFrom) }] : []),
    { sign: plus, label: text.added(added, yearFrom) },
    ...(lapsed !== 0 ? [{ sign: minus, label: text.lapsed(lapsed) }] : []),
    { sign: minus, label: text.taken(taken) },
    ...(booked !== 0 ? [{ sign: minus, label: text.booked(booked) }] : []),
  ];
}
