import type { LeaveFile } from "#contract/leave/requests/files.ts";
import { useApiMutation } from "#web/api/hooks.ts";
import { FileRemovalDialog } from "#web/modules/documents/index.ts";
import { filesText } from "./files-text.ts";

interface RemoveFileDialogProps {
  file: LeaveFile | undefined;
  onClose: () => void;
}

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
