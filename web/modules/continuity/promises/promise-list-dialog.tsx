import { useState } from "react";
import type { PersonPage } from "#contract/continuity/continuity.ts";
import { useApiQuery } from "#web/api/hooks.ts";
import { Button } from "#web/ui/button.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { Delayed, Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { Dialog, DialogBody, DialogFooter } from "#web/ui/overlay/dialog.tsx";
import { PromiseItem } from "./promise-item.tsx";
import { text } from "./text.ts";

const { list: labels } = text;
const step = 20;

interface PromiseListDialogProps {
  person: Pick<PersonPage, "id" | "name" | "today">;
  isOwn: boolean;
  isOpen: boolean;
  onClose: () => void;
}

/** All promises to a person that are visible to the reader, also settled ones, the latest first. */
export const PromiseListDialog = ({ person, isOwn, isOpen, onClose }: PromiseListDialogProps) => (
  <Dialog
    title={isOwn ? labels.own : labels.title(person.name)}
    isOpen={isOpen}
    onClose={onClose}
    hasLateContent
  >
    <DialogBody>{isOpen && <List person={person} />}</DialogBody>
    <DialogFooter>
      <Button onClick={onClose}>{labels.close}</Button>
    </DialogFooter>
  </Dialog>
);

function List({ person }: Pick<PromiseListDialogProps, "person">) {
  const [pageSize, setPageSize] = useState(step);
  const query = { params: { id: person.id }, query: { pageSize } };
  const { data, isError, isPlaceholderData, refetch } = useApiQuery("continuity.promisesOf", query);
  if (isError) return <ErrorState message={labels.failed} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Delayed label={labels.loading}>
        <Skeleton className="h-40" />
      </Delayed>
    );
  return (
    <>
      {data.total === 0 && <p className="text-muted">{labels.none}</p>}
      <ul>
        {data.items.map((promise) => (
          <PromiseItem key={promise.id} promise={promise} today={person.today} />
        ))}
      </ul>
      {data.items.length < data.total && (
        <Button
          isPending={isPlaceholderData}
          pendingText={labels.loading}
          onClick={() => setPageSize(pageSize + step)}
        >
          {labels.more}
        </Button>
      )}
    </>
  );
}
