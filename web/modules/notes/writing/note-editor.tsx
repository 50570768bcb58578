import { type FormEvent, useState } from "react";
import type { Note } from "#contract/notes.ts";
import { ApiError } from "#web/api/api-error.ts";
import { useApiMutation } from "#web/api/hooks.ts";
import { refreshAfter } from "#web/api/refresh.ts";
import { Button } from "#web/ui/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { TextArea } from "#web/ui/form/text-area.tsx";
import { NoteText } from "../note-text.tsx";
import { type NoteMessages, text } from "../text.ts";
import type { NoteDraft } from "./note-draft.ts";

const { note: labels } = text;

interface NoteEditorProps {
  note: Note;
  draft: NoteDraft;
  onDraft: (draft: NoteDraft | undefined) => void;
  messages: NoteMessages;
  onSaved: (message: string) => void;
}

/** Changes a note's text in its place. The input survives a failure and another person's change. */
export function NoteEditor({ note, draft, onDraft, messages, onSaved }: NoteEditorProps) {
  const { mutateAsync, isPending } = useApiMutation("notes.updateNote");
  const [failure, setFailure] = useState<string>();
  const isOutdated = draft.version !== undefined && draft.version !== note.version;
  const isBlank = draft.text.trim() === "";

  const save = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (isBlank || isPending) return;
    setFailure(undefined);
    try {
      // A change from elsewhere is shown above.
      const body = { description: draft.text, version: note.version };
      await mutateAsync({ params: { id: note.noteId }, body });
      onDraft(undefined);
      onSaved(messages.updated);
    } catch (error) {
      if (error instanceof ApiError && error.code === "conflict") {
        await refreshAfter("notes.updateNote");
        return;
      }
      setFailure(messages.updateFailed);
    }
  };

  return (
    <form noValidate onSubmit={(event) => void save(event)} className="mt-2 flex flex-col gap-3">
      {isOutdated && (
        <Banner tone="amber" title={labels.changedMeanwhile}>
          <NoteText>{note.noteDescription}</NoteText>
        </Banner>
      )}
      <TextArea
        label={labels.field}
        isLabelHidden
        value={draft.text}
        maxLength={10_000}
        error={isBlank ? labels.blank : undefined}
        onChange={(typed) => onDraft({ ...draft, text: typed })}
      />
      {failure && <Banner tone="red">{failure}</Banner>}
      <div className="flex flex-wrap items-center justify-end gap-3">
        <p className="min-w-0 flex-1 basis-60 text-muted text-sm">{labels.keepsFormer}</p>
        <Button size="sm" onClick={() => onDraft(undefined)}>
          {labels.cancel}
        </Button>
        <Button
          size="sm"
          type="submit"
          variant="primary"
          disabled={isBlank}
          isPending={isPending}
          pendingText={labels.saving}
        >
          {labels.save}
        </Button>
      </div>
    </form>
  );
}
