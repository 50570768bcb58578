import { useState } from "react";
import type { Note, NoteReply as Reply } from "#contract/notes.ts";
import { useApiQuery } from "#web/api/hooks.ts";
import { Button } from "#web/ui/button.tsx";
import { ListFailure } from "#web/ui/form/list-failure.tsx";
import { formatMoment } from "#web/ui/format/dates.ts";
import { FoldButton } from "./fold-button.tsx";
import { useNoteDraft } from "./note-draft.ts";
import { NoteText } from "./note-text.tsx";
import { ReplyEditor } from "./reply-editor.tsx";
import { text } from "./text.ts";
import { TextVersions } from "./text-versions.tsx";
import { useFocusOnSwitch } from "./use-focus-on-switch.ts";

const { reply: labels } = text;

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
        <time dateTime={reply.repliedAt} className="tabular-nums">
          {formatMoment(reply.repliedAt)}
        </time>
      </p>
      <NoteText>{reply.reply}</NoteText>
      {reply.version > 1 && (
        <FoldButton isOpen={isOpen} onToggle={setIsOpen} className="text-muted">
          {text.note.edited(reply.version - 1, formatMoment(reply.updatedAt))}
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
