import type { Note } from "#contract/notes.ts";
import { useApiQuery } from "#web/api/hooks.ts";
import { ListFailure } from "#web/ui/form/list-failure.tsx";
import { text } from "./text.ts";
import { TextVersions } from "./text-versions.tsx";

export function NoteVersions({ note }: { note: Note }) {
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
