import { type FormEvent, useState } from "react";
import type { Note, NoteReply as Reply } from "#contract/notes.ts";
import { ApiError } from "#web/api/api-error.ts";
import { useApiMutation, useApiQuery } from "#web/api/hooks.ts";
import { refreshAfter } from "#web/api/refresh.ts";
import { Button } from "#web/ui/button.tsx";
import { Moment } from "#web/ui/display/moment.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { ListFailure } from "#web/ui/feedback/error-state.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { TextArea } from "#web/ui/form/text-area.tsx";
import { proseDay } from "#web/ui/format/dates.ts";
import { FoldButton, NoteText } from "./note-text.tsx";
import { text } from "./text.ts";
import { TextVersions } from "./text-versions.tsx";
import { useFocusOnSwitch } from "./use-focus-on-switch.ts";
import { type NoteDraft, useNoteDraft } from "./writing/note-draft.ts";

const { reply: labels } = text;

/** The employee's reply under a note, which only they write and change. */
export function NoteReply({ note }: { note: Note }) {
  const { reply, canReply } = note;
  const [draft, setDraft] = useNoteDraft(`reply/${note.noteId}`);
  const isEditing = draft !== undefined && canReply;
  const place = useFocusOnSwitch<HTMLDivElement>(isEditing);
  if (!reply && !canReply) return null;
  const start = () =>
    setDraft({ text: reply?.reply ?? "", ...(reply && { version: reply.version }) });
  return (
    <div ref={place}>
      {isEditing ? (
        <ReplyEditor note={note} draft={draft} onDraft={setDraft} />
      ) : (
        <div className="mt-3">
          {reply && <WrittenReply noteId={note.noteId} reply={reply} isOwn={canReply} />}
          {canReply && (
            <Button size="sm" className="mt-2" onClick={start}>
              {reply ? labels.change : labels.add}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

interface WrittenReplyProps {
  noteId: number;
  reply: Reply;
  isOwn: boolean;
}

export function WrittenReply({ noteId, reply, isOwn }: WrittenReplyProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <article
      aria-label={isOwn ? labels.own : labels.of(reply.by.name)}
      className="border-accent border-s-2 ps-3"
    >
      <p className="text-muted text-sm">
        {isOwn ? labels.own : labels.of(reply.by.name)}
        {" · "}
        <Moment at={reply.repliedAt} />
      </p>
      <NoteText>{reply.reply}</NoteText>
      {reply.version > 1 && (
        <FoldButton isOpen={isOpen} onToggle={setIsOpen} className="text-muted">
          <Moment at={reply.updatedAt}>
            {text.note.edited(reply.version - 1, proseDay(reply.updatedAt))}
          </Moment>
        </FoldButton>
      )}
      {isOpen && <FormerReplies noteId={noteId} reply={reply} />}
    </article>
  );
}

function FormerReplies({ noteId, reply }: Pick<WrittenReplyProps, "noteId" | "reply">) {
  const { data, isError, refetch } = useApiQuery("notes.listReplyVersions", {
    params: { id: noteId },
  });
  if (isError) return <ListFailure message={text.note.versionsFailed} onRetry={refetch} />;
  if (!data) return <p className="text-muted text-sm">{text.note.versionsLoading}</p>;
  const present = { version: reply.version, reply: reply.reply, writtenAt: reply.updatedAt };
  return (
    <TextVersions
      versions={[present, ...data].map(({ reply: written, ...one }) => ({ ...one, text: written }))}
    />
  );
}

interface ReplyEditorProps {
  note: Note;
  draft: NoteDraft;
  onDraft: (draft: NoteDraft | undefined) => void;
}

/** Writes or changes one's own reply. Its input survives a failure and a change from elsewhere. */
function ReplyEditor({ note, draft, onDraft }: ReplyEditorProps) {
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
      // The present text is shown above.
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
