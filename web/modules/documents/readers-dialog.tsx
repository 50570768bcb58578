import { useApiQuery } from "#web/api/hooks.ts";
import { Avatar } from "#web/ui/display/avatar.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Fetched } from "#web/ui/feedback/fetched.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { proseDay } from "#web/ui/format/dates.ts";
import { Dialog, DialogBody } from "#web/ui/overlay/dialog.tsx";
import { useLastValue } from "#web/ui/use-last-value.ts";
import type { DocumentDialogProps } from "./document-part.ts";
import { text } from "./text.ts";

const { readers: labels } = text;

export function ReadersDialog({ document, onClose }: DocumentDialogProps) {
  const shown = useLastValue(document);
  if (!shown) return null;
  return (
    <Dialog
      title={labels.title(shown.documentName)}
      description={labels.lead}
      hasLateContent
      isOpen={document !== undefined}
      onClose={onClose}
    >
      <DialogBody isTextOnly>
        <Readers key={shown.id} documentId={shown.id} />
      </DialogBody>
    </Dialog>
  );
}

function Readers({ documentId }: { documentId: number }) {
  const query = useApiQuery("documents.listReads", { params: { id: documentId } });
  return (
    <Fetched
      query={query}
      loading={labels.loading}
      failed={labels.failed}
      skeleton={<Skeleton className="h-24" />}
    >
      {(reads) =>
        reads.length === 0 ? (
          <EmptyState title={labels.none} />
        ) : (
          <ul className="divide-y divide-line">
            {reads.map(({ by, day }) => (
              <li key={`${by.id} ${day}`} className="flex items-center gap-3 py-2">
                <Avatar name={by.name} size="sm" />
                <span className="min-w-0 flex-1 truncate">{by.name}</span>
                <span className="text-muted tabular-nums">{proseDay(day)}</span>
              </li>
            ))}
          </ul>
        )
      }
    </Fetched>
  );
}
