import { IconNotebook } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import type { Note } from "#contract/notes.ts";
import { useApiQuery } from "#web/api/hooks.ts";
import { Button } from "#web/ui/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Avatar } from "#web/ui/display/avatar.tsx";
import { Moment } from "#web/ui/display/moment.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { Delayed, Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { NoteContent, useNoteEditing } from "./note-content.tsx";
import { NoteTools } from "./note-tools.tsx";
import { type NoteMessages, text } from "./text.ts";
import { useFocusOnSwitch } from "./use-focus-on-switch.ts";
import { AudienceBadge } from "./writing/audience.tsx";

const step = 20;

interface NoteListProps extends Pick<NoteItemProps, "messages" | "onChanged"> {
  employeeId: number;
  /** Only notes shared with the reader, or the reader's own. */
  view?: "shared" | "written" | undefined;
  linkedId?: number | undefined;
  empty: { title: string; help: string };
}

/** The notes about an employee that are visible to the reader, newest first. */
export function NoteList({ employeeId, view, linkedId, empty, ...item }: NoteListProps) {
  const [pageSize, setPageSize] = useState(step);
  const { data, isError, isPlaceholderData, refetch } = useApiQuery("notes.listAbout", {
    params: { id: employeeId },
    query: { view, pageSize },
  });
  if (isError)
    return <ErrorState message={item.messages.loadFailed} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Delayed label={text.list.loading}>
        <Skeleton className="h-20" />
        <Skeleton className="mt-4 h-20" />
      </Delayed>
    );
  const { items, total } = data;
  if (total === 0)
    return (
      <EmptyState title={empty.title} icon={<IconNotebook size={22} stroke={1.75} />}>
        {empty.help}
      </EmptyState>
    );
  return (
    <section aria-label={text.list.count(total)}>
      <p className="border-line border-b pb-2 text-muted text-sm">{text.list.count(total)}</p>
      <ul>
        {items.map((note) => (
          <NoteItem key={note.noteId} note={note} isLinked={note.noteId === linkedId} {...item} />
        ))}
      </ul>
      {items.length < total && (
        <Button
          isPending={isPlaceholderData}
          pendingText={text.list.loadingMore}
          onClick={() => setPageSize(pageSize + step)}
        >
          {text.list.more}
        </Button>
      )}
    </section>
  );
}

interface NoteItemProps {
  note: Note;
  isLinked: boolean;
  messages: NoteMessages;
  onChanged: (message: string) => void;
}

function NoteItem({ note, isLinked, messages, onChanged }: NoteItemProps) {
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
          <Moment at={note.createdAt} className="text-muted text-sm tabular-nums" />
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
