import { IconPencil } from "@tabler/icons-react";
import { useState } from "react";
import type { Note } from "#contract/notes.ts";
import { useApiQuery } from "#web/api/hooks.ts";
import { Moment } from "#web/ui/display/moment.tsx";
import { ListFailure } from "#web/ui/feedback/error-state.tsx";
import { proseDay } from "#web/ui/format/dates.ts";
import { NoteReply } from "./note-reply.tsx";
import { FoldButton, NoteText } from "./note-text.tsx";
import { DraftTools, type ToolProps } from "./note-tools.tsx";
import { type NoteMessages, text } from "./text.ts";
import { TextVersions } from "./text-versions.tsx";
import { type NoteDraft, useNoteDraft } from "./writing/note-draft.ts";
import { NoteEditor } from "./writing/note-editor.tsx";

interface NoteContentProps {
  note: Note;
  editing: NoteEditing;
  messages: NoteMessages;
  onChanged: (message: string) => void;
}

/** A note's text or its editor, its former texts, and the reply. */
export function NoteContent({ note, editing, messages, onChanged }: NoteContentProps) {
  const { draft, onDraft } = editing;
  const isDraft = note.audience === "draft";
  return (
    <>
      {draft ? (
        <NoteEditor
          note={note}
          draft={draft}
          onDraft={onDraft}
          messages={messages}
          onSaved={onChanged}
        />
      ) : (
        <NoteText>{note.noteDescription}</NoteText>
      )}
      {isDraft && note.canEdit && !draft && (
        <DraftOffer note={note} messages={messages} onChanged={onChanged} />
      )}
      {note.version > 1 && !isDraft && <Edited note={note} />}
      <NoteReply note={note} />
    </>
  );
}

function Edited({ note }: { note: Note }) {
  const [isOpen, setIsOpen] = useState(false);
  const isByOther = note.writtenBy.id !== note.author.id;
  return (
    <div className="mt-1">
      <FoldButton isOpen={isOpen} onToggle={setIsOpen} className="font-normal! text-muted">
        <Moment at={note.updatedAt}>
          {text.note.edited(note.version - 1, proseDay(note.updatedAt))}
        </Moment>
        {isByOther && text.note.editedBy(note.writtenBy.name)}
      </FoldButton>
      {isOpen && <NoteVersions note={note} />}
    </div>
  );
}

/** A note's changes in removed and added words, the last first. */
function NoteVersions({ note }: { note: Note }) {
  const { data, isError, refetch } = useApiQuery("notes.listVersions", {
    params: { id: note.noteId },
  });
  if (isError) return <ListFailure message={text.note.versionsFailed} onRetry={refetch} />;
  if (!data) return <p className="text-muted text-sm">{text.note.versionsLoading}</p>;
  const { version, noteDescription, updatedAt, writtenBy } = note;
  const present = { version, noteDescription, writtenAt: updatedAt, writtenBy };
  return (
    <TextVersions
      versions={[present, ...data].map(({ noteDescription: written, writtenBy: by, ...one }) => ({
        ...one,
        text: written,
        writtenBy: by.name,
      }))}
    />
  );
}

const { draft: labels } = text;

/** Releases or withdraws one's own draft; names the day of the next manager, if known. */
function DraftOffer(tool: ToolProps) {
  const { data } = useApiQuery("notes.readers", { params: { id: tool.note.aboutEmployeeId } });
  const next = data?.about.id === tool.note.aboutEmployeeId ? data.next : null;
  return (
    <div className="mt-3 flex gap-3 rounded-md border border-control border-dashed px-3.5 py-3">
      <IconPencil size={18} stroke={1.75} aria-hidden="true" className="mt-px shrink-0" />
      <div className="min-w-0 flex-1">
        <p className="text-muted text-sm">{labels.help(next && proseDay(next.from))}</p>
        <DraftTools {...tool} />
      </div>
    </div>
  );
}

interface NoteEditing {
  /** The typed text; undefined outside an edit. */
  draft: NoteDraft | undefined;
  start: () => void;
  onDraft: (draft: NoteDraft | undefined) => void;
}

/** The edit of a note's text in its place. Its input survives a reload. */
export function useNoteEditing(note: Note): NoteEditing {
  const [draft, onDraft] = useNoteDraft(`changed/${note.noteId}`);
  return {
    draft: note.canEdit ? draft : undefined,
    start: () => onDraft({ text: note.noteDescription, version: note.version }),
    onDraft,
  };
}
