import { useState } from "react";
import { isSuperadmin } from "#contract/codes/people.ts";
import type { EmployeeDocument } from "#contract/documents.ts";
import { useApiMutation, useApiQuery } from "#web/api/hooks.ts";
import { useCurrentEmployee } from "#web/modules/auth/index.ts";
import { Button } from "#web/ui/button.tsx";
import { Avatar } from "#web/ui/display/avatar.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Fetched } from "#web/ui/feedback/fetched.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { proseDay } from "#web/ui/format/dates.ts";
import { Dialog, DialogBody } from "#web/ui/overlay/dialog.tsx";
import { useLastValue } from "#web/ui/use-last-value.ts";
import { DatesDialog } from "./dates-dialog.tsx";
import type { DocumentDialogProps, DocumentPart } from "./document-part.ts";
import { DocumentRow } from "./document-row.tsx";
import { FileRemovalDialog } from "./file-removal-dialog.tsx";
import { PreviewDialog } from "./preview-dialog.tsx";
import { text } from "./text.ts";
import { useDownload } from "./use-download.ts";
import { VersionsDialog } from "./versions-dialog.tsx";

/** The number of documents before all are requested. */
const firstCount = 20;

/** Documents with their actions; staff may change their own uploads. */
export function DocumentList({ documents }: { documents: readonly EmployeeDocument[] }) {
  const me = useCurrentEmployee();
  const isAdmin = isSuperadmin(me.employeeRole);
  const mayChange = ({ uploadedBy }: EmployeeDocument) => isAdmin || uploadedBy === me.id;
  const { download, downloadingId, failed, dismiss } = useDownload();
  const [opened, setOpened] = useState<{ id: number; part: DocumentPart }>();
  const [showsAll, setShowsAll] = useState(false);
  const listed = showsAll ? documents : documents.slice(0, firstCount);
  const document = documents.find(({ id }) => id === opened?.id);
  const dialog = (part: DocumentPart) => ({
    document: opened?.part === part ? document : undefined,
    onClose: () => setOpened(undefined),
  });
  return (
    <section aria-label={text.list} className="flex flex-col gap-3">
      {failed && (
        <Banner tone="red" title={text.download.failed} onDismiss={dismiss}>
          <p className="wrap-anywhere">{failed.documentName}</p>
        </Banner>
      )}
      <ul className="divide-y divide-line rounded-lg border border-line">
        {listed.map((one) => (
          <DocumentRow
            key={one.id}
            document={one}
            mayChange={mayChange(one)}
            isDownloading={one.id === downloadingId}
            onDownload={() => void download(one)}
            onOpen={(part) => setOpened({ id: one.id, part })}
          />
        ))}
      </ul>
      {listed.length < documents.length && (
        <Button className="self-center" onClick={() => setShowsAll(true)}>
          {text.showAll(documents.length)}
        </Button>
      )}
      <PreviewDialog {...dialog("preview")} onDownload={download} />
      <VersionsDialog
        {...dialog("versions")}
        mayChange={document !== undefined && mayChange(document)}
      />
      <DatesDialog {...dialog("dates")} maySetRetention={isAdmin} />
      <ReadersDialog {...dialog("readers")} />
      <RemoveDocumentDialog {...dialog("removal")} />
    </section>
  );
}

const { readers: labels } = text;

function ReadersDialog({ document, onClose }: DocumentDialogProps) {
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

function RemoveDocumentDialog({ document, onClose }: DocumentDialogProps) {
  const { mutateAsync, isPending } = useApiMutation("documents.remove");
  return (
    <FileRemovalDialog
      removed={document && { id: document.id, name: document.documentName }}
      words={text.remove}
      isPending={isPending}
      remove={(id) => mutateAsync({ params: { id } })}
      onClose={onClose}
    />
  );
}
