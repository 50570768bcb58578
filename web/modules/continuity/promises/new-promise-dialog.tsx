import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import type { PersonPage } from "#contract/continuity.ts";
import { maxLengths } from "#contract/rules/max-lengths.ts";
import { fieldsOf, messageOf } from "#web/api/api-error.ts";
import { useApiMutation } from "#web/api/hooks.ts";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { Checkbox } from "#web/ui/form/checkbox.tsx";
import { DateField } from "#web/ui/form/date-field.tsx";
import { FormField } from "#web/ui/form/form-field.tsx";
import { required } from "#web/ui/form/rules.ts";
import { showServerErrors } from "#web/ui/form/server-errors.ts";
import { TextArea } from "#web/ui/form/text-area.tsx";
import { FormDialog } from "#web/ui/overlay/form-dialog.tsx";
import { text } from "./text.ts";

const { make: labels } = text;
const blank = { promiseText: "", dueOn: "", isIntent: false };

interface NewPromiseDialogProps {
  person: Pick<PersonPage, "id" | "name" | "today">;
  /** The reader proposes what was promised to them. */
  isOwn: boolean;
  isOpen: boolean;
  onClose: () => void;
}

/** Writes down what was agreed, with a line that names its readers. */
export function NewPromiseDialog({ person, isOwn, isOpen, onClose }: NewPromiseDialogProps) {
  const form = useForm({ defaultValues: blank });
  const isIntent = useWatch({ control: form.control, name: "isIntent" });
  const [failure, setFailure] = useState<string>();
  const { mutateAsync } = useApiMutation("continuity.makePromise");
  const close = () => {
    form.reset(blank);
    setFailure(undefined);
    onClose();
  };
  const submit = async (given: typeof blank) => {
    setFailure(undefined);
    try {
      await mutateAsync({ body: { employeeId: person.id, ...given } });
    } catch (error) {
      if (!showServerErrors(form, fieldsOf(error))) setFailure(messageOf(error, text.failed));
      return;
    }
    toast.success(isOwn ? text.done.proposed : text.done.made);
    close();
  };
  return (
    <FormDialog
      title={isOwn ? labels.own : labels.title(person.name)}
      description={isOwn ? labels.ownLead : undefined}
      size="sm"
      isOpen={isOpen}
      onClose={close}
      form={form}
      onSubmit={submit}
      submitLabel={isOwn ? labels.propose : labels.submit}
      busyLabel={labels.busy}
      failure={failure !== undefined && <Banner tone="red">{failure}</Banner>}
    >
      <FormField form={form} name="promiseText" rule={required(labels.textRequired)}>
        {(field) => (
          <TextArea {...field} label={labels.text} rows={2} maxLength={maxLengths.promise} />
        )}
      </FormField>
      <FormField form={form} name="dueOn">
        {(field) => (
          <DateField {...field} label={labels.dueOn} help={labels.dueHelp} min={person.today} />
        )}
      </FormField>
      {!isOwn && (
        <FormField form={form} name="isIntent">
          {(field) => (
            <Checkbox
              {...field}
              label={labels.isIntent(person.name)}
              help={isIntent ? labels.unshared : labels.shared(person.name)}
            />
          )}
        </FormField>
      )}
    </FormDialog>
  );
}
