import {
  IconCalendarEvent,
  IconDots,
  IconDownload,
  IconEye,
  IconFileTypePdf,
  IconHistory,
  IconPhoto,
  IconTrash,
  IconUsers,
} from "@tabler/icons-react";
import type { EmployeeDocument } from "#contract/documents.ts";
import { IconDisc } from "#web/ui/display/icon-disc.tsx";
import { dayOfMoment } from "#web/ui/format/clock.ts";
import { proseDay } from "#web/ui/format/dates.ts";
import { formatFileSize } from "#web/ui/format/files.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Menu, type MenuItem } from "#web/ui/overlay/menu.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import type { DocumentPart } from "./document-part.ts";
import { ExpiryBadge } from "./expiry-badge.tsx";
import { text } from "./text.ts";

const iconStyle = { size: 18, stroke: 1.75 };

interface DocumentRowProps {
  document: EmployeeDocument;
  /** The reader may remove it, set its dates and give it a new version. */
  mayChange: boolean;
  isDownloading: boolean;
  onDownload: () => void;
  onOpen: (part: DocumentPart) => void;
}

export function DocumentRow({ document, isDownloading, onDownload, ...rest }: DocumentRowProps) {
  const { documentName, fileName, expiryDate } = document;
  const Icon = fileName.toLowerCase().endsWith(".pdf") ? IconFileTypePdf : IconPhoto;
  return (
    <li className="flex items-center gap-2 px-3 py-2 sm:gap-3 sm:px-4">
      <IconDisc tone="neutral">
        <Icon {...iconStyle} />
      </IconDisc>
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-2">
          <button
            type="button"
            onClick={() => rest.onOpen("preview")}
            className="wrap-anywhere min-h-8 rounded-sm text-start font-medium hover:text-accent-text"
          >
            {documentName}
          </button>
          <ExpiryBadge expiryDate={expiryDate} />
        </div>
        <p className="text-muted text-sm tabular-nums">{factsOf(document).join(" · ")}</p>
      </div>
      <IconButton
        label={text.download.label(documentName)}
        icon={isDownloading ? <Spinner /> : <IconDownload {...iconStyle} />}
        aria-busy={isDownloading || undefined}
        onClick={isDownloading ? undefined : onDownload}
      />
      <Menu
        items={actionsOf(rest)}
        trigger={
          <IconButton label={text.actions(documentName)} icon={<IconDots {...iconStyle} />} />
        }
      />
    </li>
  );
}

function factsOf(document: EmployeeDocument): string[] {
  const { documentCategory, fileSize, version, uploadDate, uploadedByName } = document;
  const dayAdded = proseDay(dayOfMoment(uploadDate));
  return [
    documentCategory,
    formatFileSize(fileSize),
    ...(version > 1 ? [text.versions.number(version)] : []),
    text.added(dayAdded, uploadedByName),
  ];
}

function actionsOf({ mayChange, onOpen }: Pick<DocumentRowProps, "mayChange" | "onOpen">) {
  const action = (part: DocumentPart, Icon: typeof IconEye) => ({
    label: text.parts[part],
    icon: <Icon {...iconStyle} />,
    onSelect: () => onOpen(part),
  });
  const items: MenuItem[] = [action("preview", IconEye), action("versions", IconHistory)];
  if (mayChange) items.push(action("dates", IconCalendarEvent));
  items.push(action("readers", IconUsers));
  if (mayChange) items.push("separator", { ...action("removal", IconTrash), tone: "danger" });
  return items;
}
