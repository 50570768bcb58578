import type { Note } from "#contract/notes.ts";
import type { StoryMatter } from "#contract/story.ts";
import { useApiQuery } from "#web/api/hooks.ts";
import { ListFailure } from "#web/ui/feedback/error-state.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { NoteContent, useNoteEditing } from "./note-content.tsx";
import { NoteTools } from "./note-tools.tsx";
import { messages, text } from "./text.ts";
import { useFocusOnSwitch } from "./use-focus-on-switch.ts";
import { AudienceBadge } from "./writing/audience.tsx";

interface StoryNoteProps {
  employeeId: number;
  matter: StoryMatter;
  /** The matters of the same page, whose notes are loaded together. */
  page: readonly StoryMatter[];
}

const noteIdOf = ({ kind, link }: StoryMatter): number[] =>
  link?.kind === "note" && kind !== "note_deleted" ? [link.id] : [];

/** A note of the history with its reply; says so once it is hidden from the reader. */
export function StoryNote({ matter, ...shown }: StoryNoteProps) {
  const [noteId] = noteIdOf(matter);
  return noteId ? <LoadedNote noteId={noteId} {...shown} /> : null;
}

type LoadedNoteProps = Omit<StoryNoteProps, "matter"> & { noteId: number };

function LoadedNote({ noteId, employeeId, page }: LoadedNoteProps) {
  // In one order: a note that changes moves in the history, and is asked for all the same.
  const noteIds = [...new Set(page.flatMap(noteIdOf))].toSorted((a, b) => a - b).join(",");
  const { data, isError, refetch } = useApiQuery("notes.listAbout", {
    params: { id: employeeId },
    query: { noteIds },
  });
  if (isError) return <ListFailure message={messages.tab.loadFailed} onRetry={refetch} />;
  if (!data) return <Skeleton className="my-1 h-4 w-2/3" />;
  const note = data.items.find((one) => one.noteId === noteId);
  if (!note) return <p className="text-muted italic">{text.note.hidden}</p>;
  return <WrittenNote note={note} />;
}

function WrittenNote({ note }: { note: Note }) {
  const editing = useNoteEditing(note);
  const place = useFocusOnSwitch<HTMLDivElement>(editing.draft !== undefined);
  const tool = { note, messages: messages.tab, onChanged: toast.success };
  return (
    <div ref={place} className="text-ink">
      <NoteContent {...tool} editing={editing} />
      <div className="mt-1 flex min-h-8 flex-wrap items-center gap-2">
        <AudienceBadge audience={note.audience} />
        {!editing.draft && <NoteTools {...tool} onEdit={editing.start} />}
      </div>
    </div>
  );
}
