import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { useApiQuery } from "#web/api/hooks.ts";
import { areaOf, useCurrentEmployee } from "#web/modules/auth/index.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { PageHeader } from "#web/ui/display/page-header.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { SegmentedChoice } from "#web/ui/form/choice-group.tsx";
import { useUrlSearch } from "#web/ui/use-url-search.ts";
import { NoteList } from "../note-list.tsx";
import { WrittenReply } from "../note-reply.tsx";
import { messages, text } from "../text.ts";
import { useConfirmation } from "../use-confirmation.ts";
import { NewNoteDialog } from "../writing/new-note-dialog.tsx";
import { NotesDialog } from "./notes-dialog.tsx";
import { type NotesView, notesViews, readNotesSearch } from "./notes-search.ts";
import { StaffDirectory } from "./staff-directory.tsx";

/** Notes about staff, own notes, and notes shared with oneself. */
export function NotesPage() {
  const me = useCurrentEmployee();
  const writes = areaOf(me) === "superadmin" || me.can.leadPeople;
  const { search, change } = useUrlSearch(readNotesSearch);
  const [confirmation, confirm] = useConfirmation();
  const views = useViews(writes);
  const view = views.find((one) => one === search.view) ?? views[0] ?? "shared";
  const isOpen = search.employee !== undefined;
  const close = () => change({ employee: undefined, note: undefined }, { isReplacing: true });
  const closeNew = () => change({ add: undefined }, { isReplacing: true });

  return (
    <div className="flex flex-col gap-4">
      <PageHeader title={text.title} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        {views.length > 1 && (
          <SegmentedChoice<NotesView>
            label={text.views.label}
            isLabelHidden
            choices={views.map((value) => ({ value, label: text.views[value] }))}
            value={view}
            onChange={(next) => change({ view: next || undefined, page: undefined })}
          />
        )}
        {writes && (
          <Button
            variant="primary"
            icon={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
            onClick={() => change({ add: true })}
          >
            {text.directory.create}
          </Button>
        )}
      </div>
      {confirmation && <Banner tone="green">{confirmation}</Banner>}
      {view === "shared" ? (
        <Card title={text.views.shared}>
          <NoteList
            employeeId={me.id}
            view="shared"
            linkedId={search.note}
            messages={messages.page}
            onChanged={confirm}
            empty={{ title: text.list.emptyShared, help: text.list.emptySharedHelp }}
          />
          <WithdrawnReplies />
        </Card>
      ) : (
        <StaffDirectory view={view} search={search} onChange={change} />
      )}
      <NotesDialog
        employeeId={search.employee}
        view={view === "written" ? "written" : undefined}
        linkedId={search.note}
        onChanged={(message) => {
          if (isOpen) close();
          confirm(message);
        }}
        onClose={close}
      />
      <NewNoteDialog
        isOpen={writes && search.add === true}
        onClose={closeNew}
        onCreated={(message) => {
          closeNew();
          confirm(message);
        }}
      />
    </div>
  );
}

/** Employees without people have no staff view; their own notes show only if they once led others. */
function useViews(writes: boolean): readonly NotesView[] {
  const { data } = useApiQuery(
    "notes.getMyNotes",
    { query: { view: "written", pageSize: 1, withNotes: "false" } },
    { isEnabled: !writes },
  );
  if (writes) return notesViews;
  return data && data.total > 0 ? ["shared", "written"] : ["shared"];
}

const { withdrawn: labels } = text;
const step = 20;

/** One's own replies to notes that are no longer shared with oneself, if any. */
function WithdrawnReplies() {
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
