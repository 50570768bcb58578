import { useEffect } from "react";
import type { Note } from "#contract/notes.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Avatar } from "#web/ui/display/avatar.tsx";
import { formatMoment } from "#web/ui/format/dates.ts";
import { AudienceBadge } from "./audience-badge.tsx";
import { NoteContent } from "./note-content.tsx";
import { NoteTools } from "./note-tools.tsx";
import type { NoteMessages } from "./text.ts";
import { useFocusOnSwitch } from "./use-focus-on-switch.ts";
import { useNoteEditing } from "./use-note-editing.ts";

export interface NoteItemProps {
  note: Note;
  isLinked: boolean;
  messages: NoteMessages;
  onChanged: (message: string) => void;
}

export function NoteItem({ note, isLinked, messages, onChanged }: NoteItemProps) {
  const editing = useNoteEditing(note);
  const item = useFocusOnSwitch<HTMLLIElement>(editing.draft !== undefined);
  useEffect(() => {
    if (isLinked) item.current?.scrollIntoView({ block: "nearest" });
  }, [isLinked, item]);

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
          {!editing.draft && (
            <NoteTools
              note={note}
              messages={messages}
              onEdit={editing.start}
              onChanged={onChanged}
            />
          )}
        </div>
        <NoteContent note={note} editing={editing} messages={messages} onChanged={onChanged} />
      </div>
    </li>
  );
}
