import { useApiQuery } from "#web/api/hooks.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog, DialogBody, DialogFooter } from "#web/ui/overlay/dialog.tsx";
import { useLastValue } from "#web/ui/use-last-value.ts";
import { NoteList } from "./note-list.tsx";
import { messages, text } from "./text.ts";

interface NotesDialogProps {
  /** The employee whose notes are open, if any. */
  employeeId: number | undefined;
  view: "written" | undefined;
  linkedId: number | undefined;
  onChanged: (message: string) => void;
  onClose: () => void;
}

/** The notes about one employee. */
export function NotesDialog({ employeeId, view, linkedId, onChanged, onClose }: NotesDialogProps) {
  const shownId = useLastValue(employeeId);
  const { data } = useApiQuery(
    "notes.getMyNotes",
    { query: { aboutEmployeeId: shownId, pageSize: 1, withNotes: "false" } },
    { isEnabled: shownId !== undefined },
  );
  const person = data?.items.find((one) => one.aboutEmployeeId === shownId);
  const name = person?.employeeName ?? "";
  return (
    <Dialog
      title={name ? text.list.title(name) : text.directory.notes}
      description={
        person && [person.positionName, person.departmentName].filter(Boolean).join(" · ")
      }
      size="lg"
      hasLateContent
      isOpen={employeeId !== undefined}
      onClose={onClose}
    >
      <DialogBody>
        {shownId !== undefined && (
          <NoteList
            key={shownId}
            employeeId={shownId}
            view={view}
            linkedId={linkedId}
            messages={messages.page}
            onChanged={onChanged}
            empty={{ title: text.list.empty(name), help: text.list.emptyHelp }}
          />
        )}
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose}>{text.list.close}</Button>
      </DialogFooter>
    </Dialog>
  );
}
