import type { Promised } from "#contract/continuity/promises.ts";
import { useApiQuery } from "#web/api/hooks.ts";
import { Button } from "#web/ui/button.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { Delayed, Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { proseDay } from "#web/ui/format/dates.ts";
import { Dialog, DialogBody, DialogFooter } from "#web/ui/overlay/dialog.tsx";
import { text } from "./text.ts";

const { record: labels } = text;

interface PromiseRecordDialogProps {
  promise: Promised;
  today: string;
  isOpen: boolean;
  onClose: () => void;
}

export const PromiseRecordDialog = ({ isOpen, onClose, ...shown }: PromiseRecordDialogProps) => (
  <Dialog
    title={labels.title}
    description={shown.promise.promiseText || text.takenBack}
    size="sm"
    isOpen={isOpen}
    onClose={onClose}
    hasLateContent
  >
    <DialogBody isTextOnly>{isOpen && <Record {...shown} />}</DialogBody>
    <DialogFooter>
      <Button onClick={onClose}>{text.list.close}</Button>
    </DialogFooter>
  </Dialog>
);

function Record({ promise, today }: Pick<PromiseRecordDialogProps, "promise" | "today">) {
  const params = { id: promise.id };
  const { data, isError, refetch } = useApiQuery("continuity.promise", { params });
  if (isError) return <ErrorState message={labels.failed} onRetry={() => void refetch()} />;
  if (data?.id !== promise.id)
    return (
      <Delayed label={labels.loading}>
        <Skeleton className="h-24" />
      </Delayed>
    );
  return (
    <>
      <ol className="flex flex-col gap-3">
        {data.history.map(({ kind, by, at, day, reason }) => (
          <li key={at}>
            <p>
              <span className="font-medium">{labels.kinds[kind]}</span>{" "}
              <span className="text-muted">{text.by(by.name, proseDay(day, today))}</span>
            </p>
            {reason && <p className="wrap-anywhere whitespace-pre-line">{reason}</p>}
          </li>
        ))}
      </ol>
      {data.versions.length > 0 && (
        <ul className="flex flex-col gap-2 border-line border-t pt-3 text-muted text-sm">
          {data.versions.map(({ version, promiseText, dueOn }) => (
            <li key={version} className="wrap-anywhere">
              {labels.version(
                promiseText,
                dueOn === null ? text.noDay : text.due(proseDay(dueOn, today)),
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
