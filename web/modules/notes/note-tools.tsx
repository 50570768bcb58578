import { IconPencil, IconTrash, IconUserCog } from "@tabler/icons-react";
import { cloneElement, type ReactElement, useState } from "react";
import type { NoteAudience } from "#contract/codes/continuity.ts";
import type { Note } from "#contract/notes.ts";
import { useApiMutation } from "#web/api/hooks.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { formatMoment } from "#web/ui/format/dates.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { ConfirmDialog } from "#web/ui/overlay/confirm-dialog.tsx";
import { Menu } from "#web/ui/overlay/menu.tsx";
import { useLastValue } from "#web/ui/use-last-value.ts";
import { ReadersLine } from "./readers-line.tsx";
import { type NoteMessages, text } from "./text.ts";

const iconProps = { size: 18, stroke: 1.75 } as const;

export interface ToolProps {
  note: Note;
  messages: NoteMessages;
  onChanged: (message: string) => void;
}

/** The button, unless it is an icon. */
type Trigger = { trigger?: ReactElement<{ onClick?: () => void }> };

const namedBy = ({ author, createdAt }: Note) => [author.name, formatMoment(createdAt)] as const;

/** The reader's actions on a note: edit, narrower audience, deletion; `DraftOffer` has the rest of a draft. */
export const NoteTools = ({ onEdit, ...tool }: ToolProps & { onEdit: () => void }) => (
  <div className="ms-auto flex">
    {tool.note.canEdit && (
      <IconButton
        size="sm"
        label={text.note.edit(...namedBy(tool.note))}
        icon={<IconPencil {...iconProps} />}
        onClick={onEdit}
      />
    )}
    {!isDraft(tool.note) && tool.note.audiences.length > 0 && <AudienceTool {...tool} />}
    {!isDraft(tool.note) && tool.note.canDelete && <RemovalTool {...tool} />}
  </div>
);

const isDraft = ({ audience }: Note) => audience === "draft";

/** Narrows a note's audience, or releases a draft. */
export function AudienceTool({ note, messages, onChanged, trigger }: ToolProps & Trigger) {
  const [chosen, setChosen] = useState<NoteAudience>();
  const { mutateAsync, isPending } = useApiMutation("notes.updateNote");
  const choices = text.audience[note.audience === "draft" ? "release" : "change"];
  const change = async (audience: NoteAudience) => {
    try {
      await mutateAsync({ params: { id: note.noteId }, body: { audience } });
      setChosen(undefined);
      onChanged(messages.updated);
    } catch {
      toast.error(messages.updateFailed);
    }
  };
  return (
    <>
      <Menu
        align="end"
        trigger={
          trigger ?? (
            <IconButton
              size="sm"
              label={text.note.readers(...namedBy(note))}
              icon={<IconUserCog {...iconProps} />}
            />
          )
        }
        items={note.audiences.map((audience) => ({
          label: choices[audience],
          onSelect: () => setChosen(audience),
        }))}
      />
      <AudienceDialog
        note={note}
        chosen={chosen}
        isPending={isPending}
        onConfirm={(audience) => void change(audience)}
        onCancel={() => setChosen(undefined)}
      />
    </>
  );
}

/** Deletes a note after a confirmation. */
export function RemovalTool({ note, messages, onChanged, trigger }: ToolProps & Trigger) {
  const [isAsking, setIsAsking] = useState(false);
  const { mutateAsync, isPending } = useApiMutation("notes.deleteNote");
  const remove = async () => {
    try {
      await mutateAsync({ params: { id: note.noteId } });
      setIsAsking(false);
      onChanged(messages.deleted);
    } catch {
      toast.error(messages.deleteFailed);
    }
  };
  return (
    <>
      {trigger ? (
        cloneElement(trigger, { onClick: () => setIsAsking(true) })
      ) : (
        <IconButton
          size="sm"
          label={text.note.remove(...namedBy(note))}
          icon={<IconTrash {...iconProps} />}
          onClick={() => setIsAsking(true)}
        />
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={text.remove.title}
        confirmLabel={text.remove.confirm}
        tone="danger"
        isPending={isPending}
        onConfirm={() => void remove()}
        onCancel={() => setIsAsking(false)}
      >
        {note.audience === "draft" ? text.remove.helpDraft : text.remove.help}
      </ConfirmDialog>
    </>
  );
}

const { audience: labels } = text;

interface AudienceDialogProps {
  note: Note;
  chosen: NoteAudience | undefined;
  isPending: boolean;
  onConfirm: (audience: NoteAudience) => void;
  onCancel: () => void;
}

/** Confirms a note's narrower audience, as it never grows again. */
function AudienceDialog({ note, chosen, ...props }: AudienceDialogProps) {
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
