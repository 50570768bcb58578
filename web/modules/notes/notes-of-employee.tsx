import { useApiQuery } from "#web/api/hooks.ts";
import { useCurrentEmployee } from "#web/modules/auth/index.ts";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { NoteList } from "./note-list.tsx";
import { messages, text } from "./text.ts";
import { useConfirmation } from "./use-confirmation.ts";
import { NoteComposer } from "./writing/note-composer.tsx";

/** The notes in an employee's details, with a new one; about oneself only the shared ones. */
export function NotesOfEmployee({ employeeId, name }: { employeeId: number; name: string }) {
  const isOwn = useCurrentEmployee().id === employeeId;
  const [confirmation, confirm] = useConfirmation();
  const empty = isOwn
    ? { title: text.list.emptyShared, help: text.list.emptySharedHelp }
    : { title: text.list.empty(name), help: text.list.emptyHelp };
  return (
    <div className="flex flex-col gap-5">
      {confirmation && <Banner tone="green">{confirmation}</Banner>}
      {!isOwn && (
        <NoteComposer about={{ id: employeeId, name }} messages={messages.tab} onAdded={confirm} />
      )}
      <NoteList employeeId={employeeId} messages={messages.tab} onChanged={confirm} empty={empty} />
    </div>
  );
}

/** The notes shared with oneself in one's own profile, if any. */
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
