import { type FormEvent, useId } from "react";
import { usualAudience } from "#contract/codes/continuity.ts";
import { Button } from "#web/ui/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { TextArea } from "#web/ui/form/text-area.tsx";
import { Dialog, DialogBody, DialogFooter } from "#web/ui/overlay/dialog.tsx";
import { AudienceChoice } from "./audience-choice.tsx";
import { EmployeePicker } from "./employee-picker.tsx";
import { useNoteDraft } from "./note-draft.ts";
import { ReadersLine } from "./readers-line.tsx";
import { messages, text } from "./text.ts";
import { useNewNote } from "./use-new-note.ts";

const { create: labels } = text;

interface NewNoteDialogProps {
  isOpen: boolean;
  onCreated: (message: string) => void;
  onClose: () => void;
}

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
