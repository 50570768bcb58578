import type { Note } from "#contract/notes.ts";
import { useApiQuery } from "#web/api/hooks.ts";
import { ListFailure } from "#web/ui/form/list-failure.tsx";
import { formatMoment } from "#web/ui/format/dates.ts";
import { NoteText } from "./note-text.tsx";
import { text } from "./text.ts";

/** The texts that a note had before, newest first. */
export function NoteVersions({ note }: { note: Note }) {
  const { data, isError, refetch } = useApiQuery("notes.listVersions", {
    params: { id: note.noteId },
  });
  if (isError) return <ListFailure message={text.note.versionsFailed} onRetry={refetch} />;
  if (!data) return <p className="text-muted text-sm">{text.note.versionsLoading}</p>;
  return (
    <ol className="mt-2 divide-y divide-line rounded-lg border border-line">
      {data.map(({ version, noteDescription, writtenAt, writtenBy }) => (
        <li key={version} className="px-4 py-3">
          <p className="mb-1 text-muted text-xs tabular-nums">
            {formatMoment(writtenAt)} · {writtenBy.name}
          </p>
          <NoteText>{noteDescription}</NoteText>
        </li>
      ))}
    </ol>
  );
}
