import { IconCalendarPlus } from "@tabler/icons-react";
import { useState } from "react";
import { employmentStatusLabels } from "#contract/codes/people.ts";
import type { LeaveSummary } from "#contract/leave/leave.ts";
import type { Leave } from "#contract/leave/requests/request.ts";
import { type ProposedDays, places } from "#contract/places.ts";
import { useApiQuery } from "#web/api/hooks.ts";
import { areaOf, useCurrentEmployee } from "#web/modules/auth/index.ts";
import { Button } from "#web/ui/button.tsx";
import { DescriptionList } from "#web/ui/display/description-list.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { Delayed, Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { nameOf } from "#web/ui/format/person-name.ts";
import { Link } from "#web/ui/link.tsx";
import { Dialog, DialogBody } from "#web/ui/overlay/dialog.tsx";
import { useLastValue } from "#web/ui/use-last-value.ts";
import { ApplyForLeaveDialog } from "../application/apply-for-leave-dialog.tsx";
import { LeaveRequestDialog } from "../application/leave-request-dialog.tsx";
import { BalanceLinks } from "../balances/balance-links.tsx";
import { allLeave } from "../balances/leave-balances.ts";
import { LeaveFace } from "../balances/leave-face.tsx";
import { StatementDialog } from "../balances/statement/statement-dialog.tsx";
import type { StatementSearch } from "../balances/statement/statement-search.ts";
import { LeaveHistoryTable } from "../management/leave-history-table.tsx";
import { PersonTerms } from "../terms/person-terms.tsx";
import { text } from "../text.ts";
import { RejectDialog } from "./lazy-reject-dialog.tsx";
import { type Decision, decideOnLeave } from "./leave-decision.ts";

const { details } = text;

interface Handlers {
  /** The request in its own dialog. */
  requestId: number | undefined;
  onRequest: (id: number | undefined) => void;
  onDecided: () => void;
  isBooking: boolean;
  /** Days that a booking begins with. */
  proposed: ProposedDays;
  onBooking: (isOpen: boolean) => void;
  /** The statement in its own dialog. */
  statement: StatementSearch;
  onStatement: (search: StatementSearch) => void;
}

type LeaveDetailsDialogProps = Handlers & {
  employeeId: number | undefined;
  onClose: () => void;
};

export function LeaveDetailsDialog({ employeeId, onClose, ...handlers }: LeaveDetailsDialogProps) {
  const shownId = useLastValue(employeeId);
  return (
    <Dialog
      title={details.title}
      size="lg"
      hasLateContent
      isSteady
      isOpen={employeeId !== undefined}
      onClose={onClose}
    >
      <DialogBody>
        {shownId !== undefined && <Content key={shownId} employeeId={shownId} {...handlers} />}
      </DialogBody>
    </Dialog>
  );
}

function Content({ employeeId, ...handlers }: Handlers & { employeeId: number }) {
  const { data, isError, refetch } = useApiQuery("leave.combinedRecords", {
    query: { employeeId, pageSize: 1 },
  });
  if (isError) return <ErrorState message={text.failed} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Delayed label={text.loading}>
        <Skeleton className="h-24" />
        <Skeleton className="mt-5 h-80" />
      </Delayed>
    );
  const [summary] = data.items;
  if (!summary) return <EmptyState title={details.gone}>{details.goneHelp}</EmptyState>;
  return <EmployeeLeave summary={summary} {...handlers} />;
}

function EmployeeLeave({
  summary,
  requestId,
  onRequest,
  onDecided,
  isBooking,
  proposed,
  onBooking,
  statement,
  onStatement,
}: Handlers & { summary: LeaveSummary }) {
  const { decide, isBusy } = useLeaveDecision();
  const leave = allLeave(summary);
  const employee = { id: summary.employee.id, name: nameOf(summary.employee) };
  const isOwn = useCurrentEmployee().id === employee.id;
  const onDecide = async (decision: Decision, one: Leave, reason?: string) => {
    const name = nameOf(summary.employee);
    const isDone = await decide(decision, one, name, { ...(reason && { reason }) });
    if (isDone) onDecided();
    return isDone;
  };
  const [rejected, setRejected] = useState<Leave>();
  const toReject = useLastValue(rejected);

  return (
    <>
      <EmployeeCard employee={summary.employee} />
      <BalanceLinks summary={summary} onOpen={(balance) => onStatement({ statement: balance })} />
      <div className="flex flex-col gap-3">
        <div className="flex items-center justify-between gap-3">
          <h3 className="font-semibold">{details.history}</h3>
          {!isOwn && (
            <Button
              icon={<IconCalendarPlus size={18} stroke={1.75} aria-hidden="true" />}
              onClick={() => onBooking(true)}
            >
              {text.booking.open}
            </Button>
          )}
        </div>
        <LeaveHistoryTable
          leave={leave}
          isBusy={isBusy}
          onView={({ id }) => onRequest(id)}
          onDecide={(decision, one) =>
            decision === "reject" ? setRejected(one) : void onDecide(decision, one)
          }
        />
      </div>
      <PersonTerms employeeId={employee.id} title="h3" />
      <LeaveRequestDialog
        summary={summary}
        leave={leave.find(({ id }) => id === requestId)}
        isBusy={isBusy}
        onDecide={(...decision) => void onDecide(...decision)}
        onCancelled={onDecided}
        onClose={() => onRequest(undefined)}
      />
      {toReject && (
        <RejectDialog
          leave={{ ...toReject, employee }}
          isOpen={rejected !== undefined}
          onClose={() => setRejected(undefined)}
          onSubmit={(reason) => onDecide("reject", toReject, reason)}
        />
      )}
      <StatementDialog
        search={statement}
        onChange={onStatement}
        employee={employee}
        back={details.title}
      />
      <ApplyForLeaveDialog
        isOpen={isBooking && !isOwn}
        back={details.title}
        proposed={proposed}
        employee={employee}
        onClose={() => onBooking(false)}
      />
    </>
  );
}

function EmployeeCard({ employee }: { employee: LeaveSummary["employee"] }) {
  const area = areaOf(useCurrentEmployee());
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-4 rounded-lg border border-line p-4">
      <div className="flex min-w-0 flex-1 basis-60 items-center gap-4">
        <LeaveFace employee={employee} size="lg" />
        <div className="min-w-0">
          <p className="wrap-anywhere font-semibold text-lg">{nameOf(employee)}</p>
          <p className="wrap-anywhere text-muted">{employee.email}</p>
          <Link href={places.person(area, employee.id)} className="max-md:py-3.5">
            {details.personPage}
          </Link>
        </div>
      </div>
      <DescriptionList
        items={[
          { term: details.role, value: employee.employeeRole },
          { term: details.employment, value: employmentStatusLabels[employee.employmentStatus] },
        ]}
      />
    </div>
  );
}

/** Decides on requests one at a time. */
function useLeaveDecision() {
  const [isBusy, setIsBusy] = useState(false);
  const decide = async (...decision: Parameters<typeof decideOnLeave>): Promise<boolean> => {
    setIsBusy(true);
    const isDone = await decideOnLeave(...decision);
    setIsBusy(false);
    return isDone;
  };
  return { decide, isBusy };
}
