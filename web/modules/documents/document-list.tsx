import { useState } from "react";
import { isSuperadmin } from "#contract/codes/employee-role.ts";
import type { EmployeeDocument } from "#contract/documents.ts";
import { useCurrentEmployee } from "#web/modules/auth/index.ts";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { DocumentRow } from "./document-row.tsx";
import { RemoveDocumentDialog } from "./remove-document-dialog.tsx";
import { text } from "./text.ts";
import { useDownload } from "./use-download.ts";

/** Documents with what can be done with each; staff may remove what they have uploaded themselves. */
export function DocumentList({ documents }: { documents: readonly EmployeeDocument[] }) {
  const { download, downloadingId, failed, dismiss } = useDownload();
  const me = useCurrentEmployee();
  const mayRemove = ({ uploadedBy }: EmployeeDocument) =>
    isSuperadmin(me.employeeRole) || uploadedBy === me.id;
  const [removed, setRemoved] = useState<EmployeeDocument>();
  return (
    <section aria-label={text.list} className="flex flex-col gap-3">
      {failed && (
        <Banner tone="red" title={text.download.failed} onDismiss={dismiss}>
          <p className="wrap-anywhere">{failed.documentName}</p>
        </Banner>
      )}
      <ul className="divide-y divide-line rounded-lg border border-line">
        {documents.map((document) => (
          <DocumentRow
            key={document.id}
            document={document}
            isDownloading={document.id === downloadingId}
            onDownload={() => void download(document)}
            onRemove={mayRemove(document) ? () => setRemoved(document) : undefined}
          />
        ))}
      </ul>
      <RemoveDocumentDialog document={removed} onClose={() => setRemoved(undefined)} />
    </section>
  );
}
