import { IconNotebook } from "@tabler/icons-react";
import { useState } from "react";
import { useApiQuery } from "#web/api/hooks.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { Delayed, Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { NoteItem, type NoteItemProps } from "./note-item.tsx";
import { text } from "./text.ts";

const step = 20;

interface NoteListProps extends Pick<NoteItemProps, "messages" | "onChanged"> {
  employeeId: number;
  view?: "shared" | "written" | undefined;
  linkedId?: number | undefined;
  empty: { title: string; help: string };
}

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
