import type { ReportedFeedback } from "#contract/feedback.ts";
import { useApiMutation, useApiQuery } from "#web/api/hooks.ts";
import { Button } from "#web/ui/button.tsx";
import { DescriptionList } from "#web/ui/display/description-list.tsx";
import { Moment } from "#web/ui/display/moment.tsx";
import { WrittenText } from "#web/ui/display/written-text.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { Delayed, Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { formatDate, formatMoment } from "#web/ui/format/dates.ts";
import { Dialog, DialogBody, DialogFooter } from "#web/ui/overlay/dialog.tsx";
import { useLastValue } from "#web/ui/use-last-value.ts";
import { text } from "../text.ts";

const { review: labels } = text;

export interface ReportedDialogProps {
  id: number | undefined;
  onClose: () => void;
}

export function ReportedDialog({ id, onClose }: ReportedDialogProps) {
  const shownId = useLastValue(id);
  const { data, isError, refetch } = useApiQuery(
    "feedback.getReported",
    { params: { id: id ?? 1 } },
    { isEnabled: id !== undefined },
  );
  const { mutate, isPending } = useApiMutation("feedback.resolveReport");
  const report = data?.id === shownId ? data : undefined;
  const resolve = () =>
    mutate(
      { params: { id: shownId ?? 0 } },
      {
        onSuccess: () => {
          toast.success(labels.resolved);
          onClose();
        },
        onError: () => toast.error(labels.resolveFailed),
      },
    );

  return (
    <Dialog title={labels.dialog} isOpen={id !== undefined} onClose={onClose} hasLateContent>
      <DialogBody isTextOnly>
        {isError ? (
          <ErrorState message={labels.oneFailed} onRetry={() => void refetch()} />
        ) : report ? (
          <Content report={report} />
        ) : (
          <Delayed label={labels.loadingOne}>
            <Skeleton className="h-24" />
            <Skeleton className="mt-5 h-32" />
          </Delayed>
        )}
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose}>{text.details.close}</Button>
        {report && !report.resolvedAt && (
          <Button
            variant="primary"
            isPending={isPending}
            pendingText={labels.resolving}
            onClick={resolve}
          >
            {labels.resolve}
          </Button>
        )}
      </DialogFooter>
    </Dialog>
  );
}

const Content = ({ report }: { report: ReportedFeedback }) => (
  <>
    <DescriptionList
      items={[
        { term: labels.columns.by, value: report.reportedBy.name },
        { term: labels.columns.reported, value: <Moment at={report.reportedAt} /> },
        { term: labels.columns.sender, value: report.sender.name },
        { term: labels.sent, value: <Moment at={report.sentAt} /> },
      ]}
    />
    <section aria-label={labels.reason}>
      <h3 className="mb-1 text-muted text-sm">{labels.reason}</h3>
      {report.reason ? (
        <WrittenText>{report.reason}</WrittenText>
      ) : (
        <p className="text-muted">{labels.noReason}</p>
      )}
    </section>
    <section
      aria-label={text.details.message}
      className="flex flex-col gap-2 rounded-lg border border-line p-4"
    >
      <h3 dir="auto" className="wrap-anywhere font-semibold">
        {report.title}
      </h3>
      <WrittenText>{report.message}</WrittenText>
    </section>
    <div className="text-muted text-sm">
      <p>
        {labels.reads}{" "}
        {report.reads.map(({ by, day }) => labels.readOn(by.name, formatDate(day))).join("; ")}
      </p>
      {report.resolvedBy && report.resolvedAt && (
        <p>
          <Moment at={report.resolvedAt}>
            {labels.resolvedBy(report.resolvedBy.name, formatMoment(report.resolvedAt))}
          </Moment>
        </p>
      )}
    </div>
  </>
);
