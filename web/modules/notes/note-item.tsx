import { useEffect, useRef, useState } from "react";
import type { Note } from "#contract/notes.ts";
import { Button } from "#web/ui/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Avatar } from "#web/ui/display/avatar.tsx";
import { formatMoment } from "#web/ui/format/dates.ts";
import { AudienceBadge } from "./audience-badge.tsx";
import { DraftOffer } from "./draft-offer.tsx";
import { useNoteDraft } from "./note-draft.ts";
import { NoteEditor } from "./note-editor.tsx";
import { NoteReply } from "./note-reply.tsx";
import { NoteText } from "./note-text.tsx";
import { NoteTools } from "./note-tools.tsx";
import { NoteVersions } from "./note-versions.tsx";
import { type NoteMessages, text } from "./text.ts";

export interface NoteItemProps {
  note: Note;
  /** A link led to it. */
  isLinked: boolean;
  messages: NoteMessages;
  onChanged: (message: string) => void;
}

/** A note with its author, for whom it is, its former texts, and what the reader may do with it. */
export function NoteItem({ note, isLinked, messages, onChanged }: NoteItemProps) {
  const [draft, setDraft] = useNoteDraft(`changed/${note.noteId}`);
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isLinked) item.current?.scrollIntoView({ block: "nearest" });
  }, [isLinked]);
  const isEditing = draft !== undefined && note.canEdit;

  return (
    <li
      ref={item}
      aria-current={isLinked || undefined}
      className={classNames(
        "flex gap-3 border-line py-4 not-first:border-t",
        isLinked && "-mx-3 rounded-lg bg-accent-tint px-3",
      )}
    >
      <div className="max-sm:hidden">
        <Avatar name={note.author.name} size="sm" />
      </div>
      <div className="min-w-0 flex-1">
        <div className="flex min-h-8 flex-wrap items-center gap-x-2 gap-y-1">
          <span className="wrap-anywhere font-medium">{note.author.name}</span>
          <time dateTime={note.createdAt} className="text-muted text-sm tabular-nums">
            {formatMoment(note.createdAt)}
          </time>
          <AudienceBadge audience={note.audience} />
          {!isEditing && (
            <NoteTools
              note={note}
              messages={messages}
              onEdit={() => setDraft({ text: note.noteDescription, version: note.version })}
              onChanged={onChanged}
            />
          )}
        </div>
        {isEditing ? (
          <NoteEditor
            note={note}
            draft={draft}
            onDraft={setDraft}
            messages={messages}
            onSaved={onChanged}
          />
        ) : (
          <NoteText>{note.noteDescription}</NoteText>
        )}
        {note.audience === "draft" && note.canEdit && !isEditing && (
          <DraftOffer note={note} messages={messages} onChanged={onChanged} />
        )}
        {note.version > 1 && note.audience !== "draft" && <Edited note={note} />}
        <NoteReply note={note} />
      </div>
    </li>
  );
}

/** That a note was changed, and on request its former texts. */
function Edited({ note }: { note: Note }) {
  const [isOpen, setIsOpen] = useState(false);
  const isByOther = note.writtenBy.id !== note.author.id;
  return (
    <div className="mt-1">
      <Button
        variant="ghost"
        size="sm"
        className="-ms-3 text-muted"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {text.note.edited(note.version - 1, formatMoment(note.updatedAt))}
        {isByOther && text.note.editedBy(note.writtenBy.name)}
      </Button>
      {isOpen && <NoteVersions note={note} />}
    </div>
  );
}
