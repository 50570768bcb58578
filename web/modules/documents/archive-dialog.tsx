import { Button } from "#web/ui/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { formatFileSize } from "#web/ui/format/files.ts";
import { Dialog, DialogBody, DialogFooter } from "#web/ui/overlay/dialog.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { text } from "./text.ts";
import { type ArchivedPeople, useArchive } from "./use-archive.ts";

const { archive: labels } = text;

export interface ArchiveDialogProps {
  people: ArchivedPeople;
  count: number;
  isOpen: boolean;
  onClose: () => void;
}

/** Saves the employees' documents as ZIP files of up to 500 each, with progress; closing it stops. */
export function ArchiveDialog({ people, count, isOpen, onClose }: ArchiveDialogProps) {
  const { state, fetchAfter, stop } = useArchive(people);
  const close = () => {
    stop();
    onClose();
  };
  const nextAfter = state.is === "saved" ? state.nextAfter : undefined;
  const isOver = state.is === "saved" && nextAfter === undefined;
  const after = state.is === "failed" ? state.after : nextAfter;
  return (
    <Dialog title={labels.title(count)} size="sm" isOpen={isOpen} onClose={close}>
      <DialogBody>
        <p className="text-muted">{labels.lead}</p>
        <div role="status" className="mt-4 empty:hidden">
          {state.is === "loading" && (
            <p className="flex items-center gap-3 tabular-nums">
              <Spinner />
              {labels.received(formatFileSize(state.sizeBytes))}
            </p>
          )}
          {isOver && <p>{labels.saved}</p>}
          {nextAfter !== undefined && <p>{labels.goesOn}</p>}
        </div>
        {state.is === "failed" && (
          <Banner tone="red" title={labels.failed}>
            {state.message}
          </Banner>
        )}
      </DialogBody>
      <DialogFooter>
        <Button onClick={close}>{state.is === "loading" ? labels.stop : labels.close}</Button>
        {!isOver && state.is !== "loading" && (
          <Button variant="primary" onClick={() => void fetchAfter(after)}>
            {nextAfter === undefined ? labels.fetch : labels.fetchNext}
          </Button>
        )}
      </DialogFooter>
    </Dialog>
  );
}
