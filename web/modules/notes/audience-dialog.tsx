import type { NoteAudience } from "#contract/codes/continuity.ts";
import type { Note } from "#contract/notes.ts";
import { ConfirmDialog } from "#web/ui/overlay/confirm-dialog.tsx";
import { useLastValue } from "#web/ui/use-last-value.ts";
import { ReadersLine } from "./readers-line.tsx";
import { text } from "./text.ts";

const { audience: labels } = text;

interface AudienceDialogProps {
  note: Note;
  chosen: NoteAudience | undefined;
  isPending: boolean;
  onConfirm: (audience: NoteAudience) => void;
  onCancel: () => void;
}

/** Asks before a note gets another audience, as it never gets more readers again. */
export function AudienceDialog({ note, chosen, ...props }: AudienceDialogProps) {
  const audience = useLastValue(chosen);
  const isDraft = note.audience === "draft";
  if (audience === undefined) return null;
  return (
    <ConfirmDialog
      isOpen={chosen !== undefined}
      title={isDraft ? labels.releaseTitle : labels.narrowTitle}
      confirmLabel={isDraft ? labels.confirmRelease : labels.confirm}
      isPending={props.isPending}
      onConfirm={() => props.onConfirm(audience)}
      onCancel={props.onCancel}
    >
      <p className="mb-3">{isDraft ? labels.releaseHelp : labels.narrowHelp}</p>
      {note.canEdit && <ReadersLine aboutId={note.aboutEmployeeId} audience={audience} />}
    </ConfirmDialog>
  );
}
