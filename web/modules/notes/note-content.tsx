import { useState } from "react";
import type { Note } from "#contract/notes.ts";
import { formatMoment } from "#web/ui/format/dates.ts";
import { DraftOffer } from "./draft-offer.tsx";
import { FoldButton } from "./fold-button.tsx";
import { NoteEditor } from "./note-editor.tsx";
import { NoteReply } from "./note-reply.tsx";
import { NoteText } from "./note-text.tsx";
import { NoteVersions } from "./note-versions.tsx";
import { type NoteMessages, text } from "./text.ts";
import type { NoteEditing } from "./use-note-editing.ts";

interface NoteContentProps {
  note: Note;
  editing: NoteEditing;
  messages: NoteMessages;
  onChanged: (message: string) => void;
}

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
      <FoldButton isOpen={isOpen} onToggle={setIsOpen} className="text-muted">
        {text.note.edited(note.version - 1, formatMoment(note.updatedAt))}
        {isByOther && text.note.editedBy(note.writtenBy.name)}
      </FoldButton>
      {isOpen && <NoteVersions note={note} />}
    </div>
  );
}
