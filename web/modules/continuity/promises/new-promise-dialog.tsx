import type { PersonPage } from "#contract/continuity/continuity.ts";
import { FormDialog } from "#web/ui/overlay/form-dialog.tsx";
import { PromiseFields } from "./promise-fields.tsx";
import { text } from "./text.ts";
import { useNewPromise } from "./use-new-promise.ts";

const { make: labels } = text;

interface NewPromiseDialogProps {
  person: Pick<PersonPage, "id" | "name" | "today">;
  isOwn: boolean;
  isOpen: boolean;
  onClose: () => void;
}

export function NewPromiseDialog({ person, isOwn, isOpen, onClose }: NewPromiseDialogProps) {
  const done = isOwn ? text.done.proposed : text.done.made;
  const { form, failure, make, reset } = useNewPromise(person.id, done);
  const close = () => {
    reset();
    onClose();
  };
  return (
    <FormDialog
      title={isOwn ? labels.own : labels.title(person.name)}
      description={isOwn ? labels.ownLead : undefined}
      size="sm"
      isOpen={isOpen}
      onClose={close}
      form={form}
      onSubmit={async (given) => {
        if (await make(given)) onClose();
      }}
      submitLabel={isOwn ? labels.propose : labels.submit}
      busyLabel={labels.busy}
      failure={failure}
    >
      <PromiseFields form={form} person={person} isOwn={isOwn} />
    </FormDialog>
  );
}
