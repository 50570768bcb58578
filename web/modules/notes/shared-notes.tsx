import { useApiQuery } from "#web/api/hooks.ts";
import { NoteList } from "./note-list.tsx";
import { messages, text } from "./text.ts";

/** In one's own profile: the notes that are shared with oneself, once there are any. */
export function SharedNotes({ employeeId }: { employeeId: number }) {
  const { data } = useApiQuery("notes.listAbout", {
    params: { id: employeeId },
    query: { view: "shared", pageSize: 1 },
  });
  if (!data || data.total === 0) return null;
  return (
    <section aria-labelledby="shared-notes" className="border-line border-t pt-5">
      <h3 id="shared-notes" className="mb-2 font-semibold">
        {text.views.shared}
      </h3>
      <NoteList
        employeeId={employeeId}
        view="shared"
        messages={messages.tab}
        onChanged={() => {}}
        empty={{ title: text.list.emptyShared, help: text.list.emptySharedHelp }}
      />
    </section>
  );
}
