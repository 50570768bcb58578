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
import { AudienceDialog } from "./audience-dialog.tsx";
import { type NoteMessages, text } from "./text.ts";

const iconProps = { size: 18, stroke: 1.75 } as const;

export interface ToolProps {
  note: Note;
  messages: NoteMessages;
  onChanged: (message: string) => void;
}

type Trigger = { trigger?: ReactElement<{ onClick?: () => void }> };

const namedBy = ({ author, createdAt }: Note) => [author.name, formatMoment(createdAt)] as const;

/** What the reader may do with a note: change its text, let fewer people read it, and delete it; of a draft, `DraftOffer` has the rest. */
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
