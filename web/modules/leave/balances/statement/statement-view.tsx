import { useState } from "react";
import type { LeaveBalance } from "#contract/codes/leave.ts";
import type { LeaveStatement } from "#contract/leave/balances/statement.ts";
import { useApiQuery } from "#web/api/hooks.ts";
import { areaOf, useCurrentEmployee } from "#web/modules/auth/index.ts";
import { Button } from "#web/ui/button.tsx";
import { Fetched } from "#web/ui/feedback/fetched.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { AsOfChoice } from "./as-of-choice.tsx";
import { EntryDialog } from "./entry-dialog.tsx";
import { text as entry } from "./entry-text.ts";
import { StatementLines } from "./statement-lines.tsx";
import { StatementSummary } from "./statement-summary.tsx";
import { text } from "./statement-text.ts";

interface StatementViewProps {
  balance: LeaveBalance;
  employeeId: number | undefined;
  asOf: string | undefined;
  onAsOf: (day: string | undefined) => void;
}

/** One balance: the day it is asked for, what is left then, and every line that makes it up. */
export function StatementView({ balance, employeeId, asOf, onAsOf }: StatementViewProps) {
  const query = useApiQuery("leave.statement", {
    query: { balance, ...(employeeId && { employeeId }), ...(asOf && { asOf }) },
  });
  return (
    <div className="flex flex-col gap-5" data-printed="">
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
  const mayEnter = areaOf(me) === "superadmin";
  return (
    <>
      <AsOfChoice
        statement={statement}
        onAsOf={onAsOf}
        action={mayEnter && <Button onClick={() => setIsEntering(true)}>{entry.open}</Button>}
      />
      <StatementSummary statement={statement} />
      <StatementLines statement={statement} />
      {mayEnter && (
        <EntryDialog
          statement={statement}
          isOpen={isEntering}
          onClose={() => setIsEntering(false)}
        />
      )}
    </>
  );
}
