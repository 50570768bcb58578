import type { Note } from "#contract/notes.ts";
import type { StoryEntry } from "#contract/story.ts";
import { useApiQuery } from "#web/api/hooks.ts";
import { ListFailure } from "#web/ui/feedback/error-state.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { NoteContent, useNoteEditing } from "./note-content.tsx";
import { NoteText } from "./note-text.tsx";
import { NoteTools } from "./note-tools.tsx";
import { messages } from "./text.ts";
import { useFocusOnSwitch } from "./use-focus-on-switch.ts";
import { AudienceBadge } from "./writing/audience.tsx";

interface StoryNoteProps {
  employeeId: number;
  entry: StoryEntry;
  /** The entries of the same page, whose notes are loaded together. */
  page: readonly StoryEntry[];
}

/** The note behind a history entry, or behind its reply. */
const noteIdOf = ({ kind, link }: StoryEntry): number[] =>
  link?.kind === "note" && (kind === "note_added" || kind === "note_replied") ? [link.id] : [];

/** The text of an entry's note or reply; nothing once it is hidden from the reader. */
export function StoryNote({ entry, ...shown }: StoryNoteProps) {
  const [noteId] = noteIdOf(entry);
  return noteId ? <LoadedNote noteId={noteId} entry={entry} {...shown} /> : null;
}

function LoadedNote({ noteId, employeeId, entry, page }: StoryNoteProps & { noteId: number }) {
  const noteIds = [...new Set(page.flatMap(noteIdOf))].join(",");
  const { data, isError, refetch } = useApiQuery("notes.listAbout", {
    params: { id: employeeId },
    query: { noteIds },
  });
  if (isError) return <ListFailure message={messages.tab.loadFailed} onRetry={refetch} />;
  if (!data) return <Skeleton className="my-1 h-4 w-2/3" />;
  const note = data.items.find((one) => one.noteId === noteId);
  if (!note) return null;
  if (entry.kind === "note_added") return <WrittenNote note={note} />;
  return (
    <div className="text-ink">
      <NoteText>{note.reply?.reply ?? ""}</NoteText>
    </div>
  );
}

function WrittenNote({ note }: { note: Note }) {
  const editing = useNoteEditing(note);
  const place = useFocusOnSwitch<HTMLDivElement>(editing.draft !== undefined);
  const tool = { note, messages: messages.tab, onChanged: toast.success };
  return (
    <div ref={place} className="text-ink">
      <div className="flex min-h-8 flex-wrap items-center gap-2">
        <AudienceBadge audience={note.audience} />
        {!editing.draft && <NoteTools {...tool} onEdit={editing.start} />}
      </div>
      <NoteContent {...tool} editing={editing} />
    </div>
  );
}
