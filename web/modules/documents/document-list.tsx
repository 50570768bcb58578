import { useState } from "react";
import { isSuperadmin } from "#contract/codes/people.ts";
import type { EmployeeDocument } from "#contract/documents.ts";
import { useCurrentEmployee } from "#web/modules/auth/index.ts";
import { Button } from "#web/ui/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { DatesDialog } from "./dates-dialog.tsx";
import type { DocumentPart } from "./document-part.ts";
import { DocumentRow } from "./document-row.tsx";
import { PreviewDialog } from "./preview-dialog.tsx";
import { ReadersDialog } from "./readers-dialog.tsx";
import { RemoveDocumentDialog } from "./remove-document-dialog.tsx";
import { text } from "./text.ts";
import { useDownload } from "./use-download.ts";
import { VersionsDialog } from "./versions-dialog.tsx";

const firstCount = 20;

/** Documents with what can be done with each; staff may change what they have uploaded themselves. */
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
