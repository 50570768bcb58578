import { IconDownload, IconFileTypePdf, IconPhoto, IconTrash } from "@tabler/icons-react";
import type { LeaveFile } from "#contract/leave/requests/files.ts";
import { IconDisc } from "#web/ui/display/icon-disc.tsx";
import { proseDay, todayAsDate } from "#web/ui/format/dates.ts";
import { formatFileSize } from "#web/ui/format/file-size.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { filesText as labels } from "./files-text.ts";

const iconStyle = { size: 18, stroke: 1.75 };

interface LeaveFileRowProps {
  file: LeaveFile;
  isDownloading: boolean;
  onPreview: () => void;
  onDownload: () => void;
  onRemove: (() => void) | undefined;
}

export function LeaveFileRow({ file, isDownloading, ...on }: LeaveFileRowProps) {
  const { fileName, fileSize, addedAt, addedBy } = file;
  const Icon = fileName.toLowerCase().endsWith(".pdf") ? IconFileTypePdf : IconPhoto;
  const added = labels.added(proseDay(todayAsDate(new Date(addedAt))), addedBy.name);
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
