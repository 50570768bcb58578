import { IconDownload, IconFileTypePdf, IconPhoto, IconTrash } from "@tabler/icons-react";
import type { EmployeeDocument } from "#contract/documents.ts";
import { IconDisc } from "#web/ui/display/icon-disc.tsx";
import { proseDay, todayAsDate } from "#web/ui/format/dates.ts";
import { formatFileSize } from "#web/ui/format/file-size.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { text } from "./text.ts";

interface DocumentRowProps {
  document: EmployeeDocument;
  isDownloading: boolean;
  onDownload: () => void;
  /** Missing if the reader may not remove it. */
  onRemove?: (() => void) | undefined;
}

/** What a document is, and what can be done with it. */
export function DocumentRow({ document, isDownloading, ...handlers }: DocumentRowProps) {
  const { documentName, documentCategory, fileName, fileSize } = document;
  const dayAdded = proseDay(todayAsDate(new Date(document.uploadDate)));
  const Icon = fileName.toLowerCase().endsWith(".pdf") ? IconFileTypePdf : IconPhoto;
  return (
    <li className="flex items-center gap-3 px-3 py-2 sm:px-4">
      <IconDisc tone="neutral">
        <Icon size={18} stroke={1.75} />
      </IconDisc>
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere font-medium">{documentName}</p>
        <p className="text-muted text-sm tabular-nums">
          {documentCategory} · {formatFileSize(fileSize)} ·{" "}
          {text.added(dayAdded, document.uploadedByName)}
        </p>
      </div>
      <IconButton
        label={text.download.label(documentName)}
        icon={isDownloading ? <Spinner /> : <IconDownload size={18} stroke={1.75} />}
        aria-busy={isDownloading || undefined}
        onClick={isDownloading ? undefined : handlers.onDownload}
      />
      {handlers.onRemove && (
        <IconButton
          label={text.remove.label(documentName)}
          icon={<IconTrash size={18} stroke={1.75} />}
          onClick={handlers.onRemove}
        />
      )}
    </li>
  );
}
