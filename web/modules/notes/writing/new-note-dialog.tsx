import { type FormEvent, useId, useState } from "react";
import { usualAudience } from "#contract/codes/continuity.ts";
import { useApiQuery } from "#web/api/hooks.ts";
import { areaOf, useCurrentEmployee } from "#web/modules/auth/index.ts";
import { Button } from "#web/ui/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { ListFailure } from "#web/ui/feedback/error-state.tsx";
import { SearchSelectField } from "#web/ui/form/search-select-field.tsx";
import type { SelectOption } from "#web/ui/form/select-field.tsx";
import { TextArea } from "#web/ui/form/text-area.tsx";
import { nameOf } from "#web/ui/format/person-name.ts";
import { Dialog, DialogBody, DialogFooter } from "#web/ui/overlay/dialog.tsx";
import { ReadersLine } from "../readers-line.tsx";
import { messages, text } from "../text.ts";
import { AudienceChoice } from "./audience.tsx";
import { useNoteDraft } from "./note-draft.ts";
import { useNewNote } from "./use-new-note.ts";

const { create: labels } = text;

interface NewNoteDialogProps {
  isOpen: boolean;
  onCreated: (message: string) => void;
  onClose: () => void;
}

/** Writes a note about a chosen employee. Its draft survives closing. */
export const NewNoteDialog = ({ isOpen, onClose, onCreated }: NewNoteDialogProps) => (
  <Dialog title={labels.title} size="lg" isOpen={isOpen} onClose={onClose}>
    {isOpen && <NewNote onCreated={onCreated} onClose={onClose} />}
  </Dialog>
);

function NewNote({ onCreated, onClose }: Omit<NewNoteDialogProps, "isOpen">) {
  const formId = useId();
  const [stored, change] = useNoteDraft("new");
  const { create, isPending, failure } = useNewNote(messages.page);
  const draft = stored ?? { text: "" };
  const { about, audience = usualAudience } = draft;
  const aboutId = about && Number(about.value);
  const isBlank = draft.text.trim() === "";

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await create({ aboutId, text: draft.text, audience }))) return;
    change(undefined);
    onCreated(messages.page.added);
  };

  return (
    <>
      <DialogBody>
        <form
          id={formId}
          noValidate
          onSubmit={(event) => void submit(event)}
          className="flex flex-col gap-5"
        >
          <EmployeePicker
            value={about ?? null}
            onChange={(chosen) => change({ ...draft, about: chosen ?? undefined })}
          />
          <TextArea
            label={labels.description}
            isRequired
            rows={5}
            value={draft.text}
            maxLength={10_000}
            help={isBlank ? undefined : text.add.draftKept}
            onChange={(typed) => change({ ...draft, text: typed })}
          />
          <AudienceChoice
            name={about?.label ?? text.audience.theEmployee}
            value={audience}
            onChange={(next) => change({ ...draft, audience: next })}
          />
          {aboutId !== undefined && <ReadersLine aboutId={aboutId} audience={audience} />}
        </form>
      </DialogBody>
      {failure && (
        <div className="px-5 pb-4 sm:px-6">
          <Banner tone="red">{failure}</Banner>
        </div>
      )}
      <DialogFooter>
        {!isBlank && (
          <Button variant="ghost" className="me-auto" onClick={() => change(undefined)}>
            {text.add.discard}
          </Button>
        )}
        <Button onClick={onClose}>{labels.cancel}</Button>
        <Button
          type="submit"
          form={formId}
          variant="primary"
          disabled={isBlank}
          isPending={isPending}
          pendingText={labels.busy}
        >
          {audience === "draft" ? labels.submitDraft : labels.submit}
        </Button>
      </DialogFooter>
    </>
  );
}

interface EmployeePickerProps {
  value: SelectOption<string> | null;
  onChange: (chosen: SelectOption<string> | null) => void;
}

/** The subject of a note: any other person for super administrators, one's own people for managers. */
function EmployeePicker({ value, onChange }: EmployeePickerProps) {
  const [search, setSearch] = useState("");
  const { options, hasFailed, retry } = useEmployees(search);
  return (
    <SearchSelectField
      label={labels.employee}
      isRequired
      placeholder={labels.choose}
      options={options}
      value={value}
      onChange={onChange}
      onSearch={setSearch}
      empty={labels.noneFound}
      help={
        hasFailed ? <ListFailure message={labels.employeesFailed} onRetry={retry} /> : undefined
      }
    />
  );
}

function useEmployees(search: string) {
  const isSuperadmin = areaOf(useCurrentEmployee()) === "superadmin";
  const anyone = useApiQuery(
    "employees.all",
    { query: { search, pageSize: 20, excludeSelf: "true" } },
    { isEnabled: isSuperadmin },
  );
  const led = useApiQuery(
    "notes.getMyNotes",
    { query: { search, pageSize: 20, view: "staff", withNotes: "false", sort: "employeeName" } },
    { isEnabled: !isSuperadmin },
  );
  const options = isSuperadmin
    ? anyone.data?.items.map((one) => ({ value: String(one.id), label: nameOf(one) || one.email }))
    : led.data?.items.map((one) => ({
        value: String(one.aboutEmployeeId),
        label: one.employeeName,
      }));
  const { isLoadingError, refetch } = isSuperadmin ? anyone : led;
  return { options: options ?? [], hasFailed: isLoadingError, retry: () => void refetch() };
}
