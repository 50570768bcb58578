import { places } from "#contract/places.ts";
import { useApiQuery } from "#web/api/hooks.ts";
import { areaOf, useCurrentEmployee } from "#web/modules/auth/index.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Dialog, DialogBody, DialogFooter } from "#web/ui/overlay/dialog.tsx";
import { useLastValue } from "#web/ui/use-last-value.ts";
import { NoteList } from "../note-list.tsx";
import { messages, text } from "../text.ts";
import { NoteComposer } from "../writing/note-composer.tsx";

interface NotesDialogProps {
  employeeId: number | undefined;
  view: "written" | undefined;
  linkedId: number | undefined;
  onChanged: (message: string) => void;
  onClose: () => void;
}

/** The notes about one employee, with a form for their manager; its height is fixed. */
export function NotesDialog({ employeeId, view, linkedId, onChanged, onClose }: NotesDialogProps) {
  const area = areaOf(useCurrentEmployee());
  const shownId = useLastValue(employeeId);
  const person = usePerson(shownId);
  const isLed = usePerson(shownId, "staff") !== undefined;
  const name = person?.employeeName ?? "";
  return (
    <Dialog
      title={name ? text.list.title(name) : text.directory.notes}
      description={
        person && [person.positionName, person.departmentName].filter(Boolean).join(" · ")
      }
      size="lg"
      hasLateContent
      isSteady
      isOpen={employeeId !== undefined}
      onClose={onClose}
    >
      <DialogBody>
        {shownId !== undefined && isLed && (
          <NoteComposer
            key={`new ${shownId}`}
            about={{ id: shownId, name }}
            messages={messages.page}
            onAdded={onChanged}
            isLabelHidden
          />
        )}
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
        {shownId !== undefined && isLed && (
          <ButtonLink href={places.person(area, shownId)} variant="ghost" className="-ms-4 me-auto">
            {text.list.story}
          </ButtonLink>
        )}
        <Button onClick={onClose}>{text.list.close}</Button>
      </DialogFooter>
    </Dialog>
  );
}

/** The employee in the whole directory or its part of possible subjects; undefined if absent. */
function usePerson(employeeId: number | undefined, view?: "staff") {
  const { data } = useApiQuery(
    "notes.getMyNotes",
    { query: { aboutEmployeeId: employeeId, view, pageSize: 1, withNotes: "false" } },
    { isEnabled: employeeId !== undefined },
  );
  return data?.items.find((one) => one.aboutEmployeeId === employeeId);
}
