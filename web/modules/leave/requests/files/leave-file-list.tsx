import { useState } from "react";
import type { LeaveFile } from "#contract/leave/requests/files.ts";
import type { Leave } from "#contract/leave/requests/request.ts";
import { useApiQuery } from "#web/api/hooks.ts";
import { PreviewDialog, useDownload } from "#web/modules/documents/index.ts";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { Delayed, Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { filesText as labels } from "./files-text.ts";
import { LeaveFileRow } from "./leave-file-row.tsx";
import { RemoveFileDialog } from "./remove-file-dialog.tsx";

/** The files of a request, for those who may open them; that a super administrator lists them is recorded. */
export function LeaveFileList({ leave: { id, can } }: { leave: Leave }) {
  const { data, isError, refetch } = useApiQuery("leave.files", { params: { id } });
  const { download, downloadingId, failed, dismiss } = useDownload();
  const [previewed, setPreviewed] = useState<LeaveFile>();
  const [removed, setRemoved] = useState<LeaveFile>();
  if (isError) return <ErrorState message={labels.failed} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Delayed label={labels.loading}>
        <Skeleton className="h-16" />
      </Delayed>
    );
  return (
    <>
      {failed && (
        <Banner tone="red" title={labels.downloadFailed} onDismiss={dismiss}>
          <p className="wrap-anywhere">{failed.fileName}</p>
        </Banner>
      )}
      <ul aria-label={labels.title} className="divide-y divide-line rounded-lg border border-line">
        {data.map((file) => (
          <LeaveFileRow
            key={file.id}
            file={file}
            isDownloading={file.id === downloadingId}
            onPreview={() => setPreviewed(file)}
            onDownload={() => download(file)}
            onRemove={can.removeFile ? () => setRemoved(file) : undefined}
          />
        ))}
      </ul>
      <PreviewDialog
        document={previewed}
        onClose={() => setPreviewed(undefined)}
        onDownload={download}
      />
      <RemoveFileDialog file={removed} onClose={() => setRemoved(undefined)} />
    </>
  );
}
