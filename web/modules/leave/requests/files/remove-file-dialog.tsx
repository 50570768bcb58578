import type { LeaveFile } from "#contract/leave/requests/files.ts";
import { useApiMutation } from "#web/api/hooks.ts";
import { FileRemovalDialog } from "#web/modules/documents/index.ts";
import { filesText } from "./files-text.ts";

interface RemoveFileDialogProps {
  /** The file that it is open for, if any. */
  file: LeaveFile | undefined;
  onClose: () => void;
}

/** Asks before a file of a request is removed, and does it. */
export function RemoveFileDialog({ file, onClose }: RemoveFileDialogProps) {
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
