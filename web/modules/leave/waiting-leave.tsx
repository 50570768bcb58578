import { IconCircleCheck } from "@tabler/icons-react";
import { leaveTypeLabels } from "#contract/codes/leave-type.ts";
import type { Leave, LeaveSummary } from "#contract/leave.ts";
import { useApiQuery } from "#web/api/hooks.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { Delayed, Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { formatDate } from "#web/ui/format-date.ts";
import { BareLink, Link } from "#web/ui/link.tsx";
import { nameOf, waitingLeave } from "./leave-balances.ts";
import { LeaveFace } from "./leave-face.tsx";
import { text } from "./text.ts";
import { type Decision, useLeaveDecision } from "./use-leave-decision.ts";

const { waiting: words } = text;
const shownAtMost = 5;
/** As many people as one call tells of. */
const peopleAtMost = 100;

interface Waiting {
  employee: LeaveSummary["employee"];
  leave: Leave;
}

const waitingOf = (people: readonly LeaveSummary[]): Waiting[] =>
  people
    .flatMap((summary) =>
      waitingLeave(summary).map((leave) => ({ employee: summary.employee, leave })),
    )
    .sort((a, b) => a.leave.startDate.localeCompare(b.leave.startDate));

/** The requests that wait for the reader's decision, the next to start first, decided on in place. `management` is where all leave is. */
export function WaitingLeave({ management }: { management: string }) {
  const { data, isError, refetch } = useApiQuery("leave.combinedRecords", {
    query: { excludeSelf: "true", pageSize: peopleAtMost },
  });
  const waiting = data && waitingOf(data.items);
  return (
    <Card title={words.title} action={<Link href={management}>{words.all}</Link>} isFlush>
      {isError && !data && <ErrorState message={text.failed} onRetry={() => void refetch()} />}
      {!data && !isError && (
        <Delayed label={text.loading}>
          <Skeleton className="mx-5 mb-5 h-40" />
        </Delayed>
      )}
      {waiting?.length === 0 && (
        <EmptyState title={words.empty} icon={<IconCircleCheck size={22} stroke={1.75} />}>
          {words.emptyHelp}
        </EmptyState>
      )}
      {waiting && waiting.length > 0 && <Requests waiting={waiting} management={management} />}
      {data && data.total > data.items.length && (
        <p className="border-line border-t px-5 py-3 text-muted text-sm">{words.beyond}</p>
      )}
    </Card>
  );
}

function Requests({ waiting, management }: { waiting: Waiting[]; management: string }) {
  const { decide, isBusy } = useLeaveDecision();
  const rest = waiting.length - shownAtMost;
  return (
    <>
      <ul>
        {waiting.slice(0, shownAtMost).map(({ employee, leave }) => (
          <Request
            key={leave.id}
            employee={employee}
            leave={leave}
            href={`${management}?employee=${employee.id}&request=${leave.id}`}
            isBusy={isBusy}
            onDecide={(decision) => void decide(decision, leave, nameOf(employee))}
          />
        ))}
      </ul>
      {rest > 0 && <p className="px-5 py-3 text-muted text-sm">{words.more(rest)}</p>}
    </>
  );
}

interface RequestProps extends Waiting {
  href: string;
  isBusy: boolean;
  onDecide: (decision: Decision) => void;
}

function Request({ employee, leave, href, isBusy, onDecide }: RequestProps) {
  const name = nameOf(employee);
  const type = leaveTypeLabels[leave.leaveType];
  const range = text.range(formatDate(leave.startDate), formatDate(leave.endDate));
  const button = (decision: Decision, variant: "primary" | "secondary") => (
    <Button
      variant={variant}
      size="sm"
      disabled={isBusy}
      aria-label={words.label(text.request[decision], type, name)}
      onClick={() => onDecide(decision)}
    >
      {text.request[decision]}
    </Button>
  );
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t px-5 py-3">
      <LeaveFace employee={employee} />
      <div className="min-w-0 flex-1 basis-48">
        <BareLink href={href} className="rounded-sm font-medium hover:underline">
          {name}
        </BareLink>
        <p className="text-muted text-sm tabular-nums">
          {type} · {range} · {text.days(leave.leaveDuration)}
        </p>
      </div>
      <div className="flex gap-2">
        {leave.can.reject && button("reject", "secondary")}
        {leave.can.approve && button("approve", "primary")}
      </div>
    </li>
  );
}
