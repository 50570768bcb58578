import { IconLink } from "@tabler/icons-react";
import { places } from "#contract/places.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { historyText as labels } from "./history-text.ts";

interface CopyEntryLinkProps {
  employeeId: number;
  entryId: number;
  title: string;
}

/** Copies the address of an entry of a history; where there is a pointer, it appears with it. */
export function CopyEntryLink({ employeeId, entryId, title }: CopyEntryLinkProps) {
  const copy = async () => {
    const { href } = new URL(places.historyEntry(employeeId, entryId), window.location.origin);
    try {
      await navigator.clipboard.writeText(href);
      toast.success(labels.linkCopied);
    } catch {
      toast.error(labels.linkNotCopied);
    }
  };
  return (
    <IconButton
      size="sm"
      label={labels.copyLink(title)}
      icon={<IconLink size={16} stroke={1.75} aria-hidden="true" />}
      onClick={() => void copy()}
      className="-my-3 md:-my-2 focus-visible:opacity-100 group-hover:opacity-100 [@media(hover:hover)]:opacity-0"
    />
  );
}
