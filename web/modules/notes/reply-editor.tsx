import { type FormEvent, useState } from "react";
import type { Note } from "#contract/notes.ts";
import { ApiError } from "#web/api/api-error.ts";
import { useApiMutation } from "#web/api/hooks.ts";
import { refreshAfter } from "#web/api/refresh.ts";
import { Button } from "#web/ui/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { TextArea } from "#web/ui/form/text-area.tsx";
import type { NoteDraft } from "./note-draft.ts";
import { NoteText } from "./note-text.tsx";
import { text } from "./text.ts";

const { reply: labels } = text;

interface ReplyEditorProps {
  note: Note;
  draft: NoteDraft;
  onDraft: (draft: NoteDraft | undefined) => void;
}

/** Writes or changes one's own reply under a note. What was typed stays if it cannot be saved, also if it was changed elsewhere. */
export function ReplyEditor({ note, draft, onDraft }: ReplyEditorProps) {
  const { mutateAsync, isPending } = useApiMutation("notes.replyToNote");
  const [failure, setFailure] = useState<string>();
  const { reply } = note;
  const isBlank = draft.text.trim() === "";
  const isOutdated = reply !== null && draft.version !== reply.version;

  const save = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (isBlank || isPending) return;
    setFailure(undefined);
    try {
      // What it says by now is shown above.
      const body = { reply: draft.text, ...(reply && { version: reply.version }) };
      await mutateAsync({ params: { id: note.noteId }, body });
      onDraft(undefined);
      toast.success(labels.saved);
    } catch (error) {
      if (error instanceof ApiError && error.code === "conflict")
        return void (await refreshAfter("notes.replyToNote"));
      setFailure(labels.failed);
    }
  };

  return (
    <form noValidate onSubmit={(event) => void save(event)} className="mt-3 flex flex-col gap-3">
      {isOutdated && (
        <Banner tone="amber" title={labels.changedElsewhere}>
          <NoteText>{reply.reply}</NoteText>
        </Banner>
      )}
      <TextArea
        label={labels.own}
        value={draft.text}
        maxLength={10_000}
        onChange={(typed) => onDraft({ ...draft, text: typed })}
      />
      {failure && <Banner tone="red">{failure}</Banner>}
      <div className="flex flex-wrap items-center justify-end gap-3">
        <p className="min-w-0 flex-1 basis-60 text-muted text-sm">{labels.readers}</p>
        <Button size="sm" onClick={() => onDraft(undefined)}>
          {text.note.cancel}
        </Button>
        <Button
          size="sm"
          type="submit"
          variant="primary"
          disabled={isBlank}
          isPending={isPending}
          pendingText={text.note.saving}
        >
          {labels.submit}
        </Button>
      </div>
    </form>
  );
}
