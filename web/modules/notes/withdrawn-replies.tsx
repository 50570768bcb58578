import { useState } from "react";
import { useApiQuery } from "#web/api/hooks.ts";
import { Button } from "#web/ui/button.tsx";
import { WrittenReply } from "./note-reply.tsx";
import { text } from "./text.ts";

const { withdrawn: labels } = text;
const step = 20;

export function WithdrawnReplies() {
  const [pageSize, setPageSize] = useState(step);
  const { data, isPlaceholderData } = useApiQuery("notes.listWithdrawnReplies", {
    query: { pageSize },
  });
  if (!data || data.total === 0) return null;
  const { items, total } = data;
  return (
    <section aria-labelledby="withdrawn-replies" className="mt-6 border-line border-t pt-5">
      <h3 id="withdrawn-replies" className="font-semibold">
        {labels.title}
      </h3>
      <p className="mb-4 text-muted text-sm">{labels.help}</p>
      <ul className="flex flex-col gap-5">
        {items.map(({ noteAuthor, ...reply }) => (
          <li key={reply.noteId}>
            <p className="mb-2 text-sm">{labels.to(noteAuthor.name)}</p>
            <WrittenReply noteId={reply.noteId} reply={reply} isOwn />
          </li>
        ))}
      </ul>
      {items.length < total && (
        <Button
          className="mt-4"
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
