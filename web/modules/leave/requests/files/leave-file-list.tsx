import { IconDownload, IconFileTypePdf, IconPhoto, IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import type { LeaveFile } from "#contract/leave/requests/files.ts";
import type { Leave } from "#contract/leave/requests/request.ts";
import { useApiMutation, useApiQuery } from "#web/api/hooks.ts";
import { FileRemovalDialog, PreviewDialog, useDownload } from "#web/modules/documents/index.ts";
import { IconDisc } from "#web/ui/display/icon-disc.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { Delayed, Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { dayOfMoment } from "#web/ui/format/clock.ts";
import { proseDay } from "#web/ui/format/dates.ts";
import { formatFileSize } from "#web/ui/format/files.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { filesText, filesText as labels } from "./files-text.ts";

/** The files of a request, for authorised readers; a super administrator's look at the list is recorded. */
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

const iconStyle = { size: 18, stroke: 1.75 };

interface LeaveFileRowProps {
  file: LeaveFile;
  isDownloading: boolean;
  onPreview: () => void;
  onDownload: () => void;
  /** Undefined without the right to remove it. */
  onRemove: (() => void) | undefined;
}

function LeaveFileRow({ file, isDownloading, ...on }: LeaveFileRowProps) {
  const { fileName, fileSize, addedAt, addedBy } = file;
  const Icon = fileName.toLowerCase().endsWith(".pdf") ? IconFileTypePdf : IconPhoto;
  const added = labels.added(proseDay(dayOfMoment(addedAt)), addedBy.name);
  return (
    <li className="flex items-center gap-2 px-3 py-2 sm:gap-3">
      <IconDisc tone="neutral">
        <Icon {...iconStyle} />
      </IconDisc>
      <div className="min-w-0 flex-1">
        <button
          type="button"
          aria-label={labels.preview(fileName)}
          onClick={on.onPreview}
          className="wrap-anywhere min-h-8 rounded-sm text-start font-medium hover:text-accent-text"
        >
          {fileName}
        </button>
        <p className="text-muted text-sm tabular-nums">
          {formatFileSize(fileSize)} · {added}
        </p>
      </div>
      <IconButton
        label={labels.download(fileName)}
        icon={isDownloading ? <Spinner /> : <IconDownload {...iconStyle} />}
        aria-busy={isDownloading || undefined}
        onClick={isDownloading ? undefined : on.onDownload}
      />
      {on.onRemove && (
        <IconButton
          label={labels.remove(fileName)}
          icon={<IconTrash {...iconStyle} />}
          onClick={on.onRemove}
        />
      )}
    </li>
  );
}

interface RemoveFileDialogProps {
  file: LeaveFile | undefined;
  onClose: () => void;
}

function RemoveFileDialog({ file, onClose }: RemoveFileDialogProps) {
  const { mutateAsync, isPending } = useApiMutation("leave.removeFile");
  return (
    <FileRemovalDialog
      removed={file && { id: file.id, name: file.fileName }}
      words={filesText.removal}
      isPending={isPending}
      remove={(id) => mutateAsync({ params: { id } })}
      onClose={onClose}
    />
  );
}
