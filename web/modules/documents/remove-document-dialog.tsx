import { useApiMutation } from "#web/api/hooks.ts";
import type { DocumentDialogProps } from "./document-part.ts";
import { FileRemovalDialog } from "./file-removal-dialog.tsx";
import { text } from "./text.ts";

export function RemoveDocumentDialog({ document, onClose }: DocumentDialogProps) {
  const { mutateAsync, isPending } = useApiMutation("documents.remove");
  return (
    <FileRemovalDialog
      removed={document && { id: document.id, name: document.documentName }}
      words={text.remove}
      isPending={isPending}
      remove={(id) => mutateAsync({ params: { id } })}
      onClose={onClose}
    />
  );
}
