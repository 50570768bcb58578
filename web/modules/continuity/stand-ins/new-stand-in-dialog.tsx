import { useState } from "react";
import { useForm } from "react-hook-form";
import type { PersonPage } from "#contract/continuity/continuity.ts";
import { fieldsOf, messageOf } from "#web/api/api-error.ts";
import { useApiMutation } from "#web/api/hooks.ts";
import { useCurrentEmployee } from "#web/modules/auth/index.ts";
import { LeaderPicker } from "#web/modules/line/index.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { DateField } from "#web/ui/form/date-field.tsx";
import { FormField } from "#web/ui/form/form-field.tsx";
import { required } from "#web/ui/form/rules.ts";
import type { SelectOption } from "#web/ui/form/select-field.tsx";
import { showServerErrors } from "#web/ui/form/server-errors.ts";
import { TextField } from "#web/ui/form/text-field.tsx";
import { FormDialog } from "#web/ui/overlay/form-dialog.tsx";
import { text } from "./text.ts";

const { make: labels } = text;
interface Values {
  standInId: SelectOption<string> | null;
  from: string;
  to: string;
  reason: string;
}

interface NewStandInDialogProps {
  /** The absent manager. */
  person: Pick<PersonPage, "id" | "name" | "today">;
  isOpen: boolean;
  onClose: () => void;
}

export function NewStandInDialog({ person, isOpen, onClose }: NewStandInDialogProps) {
  const { id, name, today } = person;
  const isOwn = useCurrentEmployee().id === id;
  const blank: Values = { standInId: null, from: today, to: "", reason: "" };
  const form = useForm({ defaultValues: blank });
  const [failure, setFailure] = useState<string>();
  const { mutateAsync } = useApiMutation("continuity.nameStandIn");
  const close = () => {
    form.reset(blank);
    setFailure(undefined);
    onClose();
  };
  const submit = async ({ standInId, ...given }: Values) => {
    setFailure(undefined);
    try {
      await mutateAsync({
        body: { managerId: id, standInId: Number(standInId?.value), ...given },
      });
    } catch (error) {
      if (!showServerErrors(form, fieldsOf(error))) setFailure(messageOf(error, text.failed));
      return;
    }
    toast.success(labels.done(standInId?.label ?? ""));
    close();
  };
  return (
    <FormDialog
      title={isOwn ? labels.own : labels.title(name)}
      description={labels.lead(isOwn ? labels.you : name)}
      size="sm"
      isOpen={isOpen}
      onClose={close}
      form={form}
      onSubmit={submit}
      submitLabel={labels.submit}
      busyLabel={labels.busy}
      failure={failure}
    >
      <FormField
        form={form}
        name="standInId"
        rule={(chosen) => (chosen ? undefined : labels.whoRequired)}
      >
        {(field) => <LeaderPicker {...field} label={labels.who} />}
      </FormField>
      <div className="grid gap-5 sm:grid-cols-2">
        <FormField form={form} name="from" rule={required(labels.fromRequired)}>
          {(field) => <DateField {...field} label={labels.from} min={today} isRequired />}
        </FormField>
        <FormField form={form} name="to" rule={required(labels.toRequired)}>
          {(field) => (
            <DateField {...field} label={labels.to} help={labels.toHelp} min={today} isRequired />
          )}
        </FormField>
      </div>
      <FormField form={form} name="reason">
        {(field) => (
          <TextField {...field} label={labels.reason} help={labels.reasonHelp} maxLength={500} />
        )}
      </FormField>
    </FormDialog>
  );
}
