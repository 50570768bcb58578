import { IconDots, IconPencil, IconTrash, IconUserCog } from "@tabler/icons-react";
import { useState } from "react";
import type { NoteAudience } from "#contract/codes/continuity.ts";
import type { Note } from "#contract/notes.ts";
import { useApiMutation } from "#web/api/hooks.ts";
import { Button } from "#web/ui/button.tsx";
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

/** The reader's actions on a note in one menu: edit, narrower audiences, deletion; `DraftOffer` has the rest of a draft. */
export function NoteTools({ onEdit, ...tool }: ToolProps & { onEdit: () => void }) {
  const { note } = tool;
  const audience = useAudienceChange(tool);
  const removal = useRemoval(tool);
  const isDraft = note.audience === "draft";
  const items = [
    ...(note.canEdit
      ? [{ label: text.note.edit, icon: <IconPencil {...iconProps} />, onSelect: onEdit }]
      : []),
    ...(isDraft
      ? []
      : audience.items.map((item) => ({ ...item, icon: <IconUserCog {...iconProps} /> }))),
    ...(!isDraft && note.canDelete
      ? [
          {
            label: text.note.remove,
            icon: <IconTrash {...iconProps} />,
            tone: "danger" as const,
            onSelect: removal.ask,
          },
        ]
      : []),
  ];
  return (
    <div className="ms-auto">
      {items.length > 0 && (
        <Menu
          align="end"
          trigger={
            <IconButton
              size="sm"
              label={text.note.menu(note.author.name, formatMoment(note.createdAt))}
              icon={<IconDots {...iconProps} />}
            />
          }
          items={items}
        />
      )}
      {audience.dialog}
      {removal.dialog}
    </div>
  );
}

/** Narrows a note's audience, or releases a draft. */
function useAudienceChange({ note, messages, onChanged }: ToolProps) {
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
  return {
    items: note.audiences.map((audience) => ({
      label: choices[audience],
      onSelect: () => setChosen(audience),
    })),
    dialog: (
      <AudienceDialog
        note={note}
        chosen={chosen}
        isPending={isPending}
        onConfirm={(audience) => void change(audience)}
        onCancel={() => setChosen(undefined)}
      />
    ),
  };
}

/** Deletes a note after a confirmation. */
function useRemoval({ note, messages, onChanged }: ToolProps) {
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
  return {
    ask: () => setIsAsking(true),
    dialog: (
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
    ),
  };
}

const { draft: draftLabels } = text;

/** Releases or withdraws a draft. */
export function DraftTools(tool: ToolProps) {
  const audience = useAudienceChange(tool);
  const removal = useRemoval(tool);
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      <Menu
        align="end"
        trigger={<Button size="sm">{draftLabels.release}</Button>}
        items={audience.items}
      />
      <Button size="sm" variant="ghost" onClick={removal.ask}>
        {draftLabels.withdraw}
      </Button>
      {audience.dialog}
      {removal.dialog}
    </div>
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
