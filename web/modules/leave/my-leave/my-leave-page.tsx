import { IconPlus } from "@tabler/icons-react";
import { Button } from "#web/ui/button.tsx";
import { PageHeader } from "#web/ui/display/page-header.tsx";
import { useUrlSearch } from "#web/ui/use-url-search.ts";
import { ApplyForLeaveDialog } from "../application/apply-for-leave-dialog.tsx";
import { BalanceCards, BalanceCardsSkeleton } from "../balances/balance-cards.tsx";
import { LapseNotes } from "../balances/lapse-notes.tsx";
import { allLeave, balancesOf } from "../balances/leave-balances.ts";
import { StatementDialog } from "../balances/statement/statement-dialog.tsx";
import { OwnRequestDialog } from "../requests/own-request-dialog.tsx";
import { PersonTerms } from "../terms/person-terms.tsx";
import { text } from "../text.ts";
import { readMyLeaveSearch } from "./my-leave-search.ts";
import { MyLeaveTable } from "./my-leave-table.tsx";
import { useOwnLeave } from "./use-own-leave.ts";

const { myLeave } = text;

/** One's own balances and requests, and the form for a new request. */
export function MyLeavePage() {
  const { summary, isPending, isError, refetch } = useOwnLeave();
  const { search, change } = useUrlSearch(readMyLeaveSearch);
  const { page = 1, apply, start, end } = search;
  const range = start && end ? { start, end } : undefined;
  const open = () => change({ apply: true });
  const leave = summary ? allLeave(summary) : [];

  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={myLeave.title}
        actions={
          <Button
            variant="primary"
            icon={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
            onClick={open}
          >
            {myLeave.apply}
          </Button>
        }
      />
      <LapseNotes />
      {isPending ? (
        <BalanceCardsSkeleton />
      ) : (
        !isError && <BalanceCards balances={balancesOf(summary)} />
      )}
      <div className="flex flex-col gap-3">
        <h2 className="font-semibold text-lg">{myLeave.table}</h2>
        <MyLeaveTable
          leave={isPending ? undefined : leave}
          error={isError ? text.failed : undefined}
          onRetry={() => void refetch()}
          page={page}
          onPage={(next) => change({ page: next })}
          rows={search.rows}
          onRows={(rows) => change({ rows, page: undefined })}
          onView={(request) => change({ request })}
          action={<Button onClick={open}>{myLeave.apply}</Button>}
        />
      </div>
      <PersonTerms title="h2" />
      <OwnRequestDialog
        leave={leave.find(({ id }) => id === search.request)}
        onClose={() => change({ request: undefined }, { isReplacing: true })}
      />
      <ApplyForLeaveDialog
        isOpen={apply === true || range !== undefined}
        range={range}
        onClose={() =>
          change({ apply: undefined, start: undefined, end: undefined }, { isReplacing: true })
        }
      />
      <StatementDialog
        search={search}
        onChange={(next) => change(next, { isReplacing: !next.statement })}
      />
    </div>
  );
}
