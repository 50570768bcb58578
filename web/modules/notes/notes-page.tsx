import { IconPlus } from "@tabler/icons-react";
import { useApiQuery } from "#web/api/hooks.ts";
import { areaOf, useCurrentEmployee } from "#web/modules/auth/index.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { PageHeader } from "#web/ui/display/page-header.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { SegmentedChoice } from "#web/ui/form/choice-group.tsx";
import { useUrlSearch } from "#web/ui/use-url-search.ts";
import { NewNoteDialog } from "./new-note-dialog.tsx";
import { NoteList } from "./note-list.tsx";
import { NotesDialog } from "./notes-dialog.tsx";
import { type NotesView, notesViews, readNotesSearch } from "./notes-search.ts";
import { StaffDirectory } from "./staff-directory.tsx";
import { messages, text } from "./text.ts";
import { useConfirmation } from "./use-confirmation.ts";
import { WithdrawnReplies } from "./withdrawn-replies.tsx";

/** Notes about staff, for those who lead people; what one has written; and what is shared with oneself, for everyone. */
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

/** Those who lead nobody have no staff, and what they have written only if they led someone before. */
function useViews(writes: boolean): readonly NotesView[] {
  const { data } = useApiQuery(
    "notes.getMyNotes",
    { query: { view: "written", pageSize: 1, withNotes: "false" } },
    { isEnabled: !writes },
  );
  if (writes) return notesViews;
  return data && data.total > 0 ? ["shared", "written"] : ["shared"];
}
