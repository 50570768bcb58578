import { useEffect, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import type { EmployeeDocument } from "#contract/documents.ts";
import { isKeptShorter } from "#contract/rules/retention.ts";
import { fieldsOf, messageOf } from "#web/api/api-error.ts";
import { useApiMutation } from "#web/api/hooks.ts";
import { longNoticeMs } from "#web/ui/feedback/notice-time.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { DateField } from "#web/ui/form/date-field.tsx";
import { FormField } from "#web/ui/form/form-field.tsx";
import { required } from "#web/ui/form/rules.ts";
import { showServerErrors } from "#web/ui/form/server-errors.ts";
import { TextField } from "#web/ui/form/text-field.tsx";
import { currentDay } from "#web/ui/format/clock.ts";
import { FormDialog } from "#web/ui/overlay/form-dialog.tsx";
import { useLastValue } from "#web/ui/use-last-value.ts";
import type { DocumentDialogProps } from "./document-part.ts";
import { text } from "./text.ts";

const { dates: labels } = text;

const datesOf = (document: EmployeeDocument | undefined) => ({
  expiryDate: document?.expiryDate ?? "",
  retentionDate: document?.retentionDate ?? "",
  reason: "",
});
type Dates = ReturnType<typeof datesOf>;

interface DatesDialogProps extends DocumentDialogProps {
  maySetRetention: boolean;
}

/** Sets the last days of a document's validity and retention. */
export function DatesDialog({ document, onClose, maySetRetention }: DatesDialogProps) {
  const shown = useLastValue(document);
  const form = useForm<Dates>({ defaultValues: datesOf(undefined) });
  const [failure, setFailure] = useState<string>();
  const { mutateAsync } = useApiMutation("documents.updateDates");
  const { reset } = form;
  const retentionDate = useWatch({ control: form.control, name: "retentionDate" }) || null;
  useEffect(() => {
    setFailure(undefined);
    if (document) reset(datesOf(document));
  }, [document, reset]);
  if (!shown) return null;

  const asksReason =
    maySetRetention && isKeptShorter(shown.retentionDate, retentionDate, currentDay());

  const save = async ({ expiryDate, reason }: Dates) => {
    setFailure(undefined);
    const retention = maySetRetention && { retentionDate, ...(asksReason && { reason }) };
    const body = { expiryDate: expiryDate || null, ...retention };
    try {
      await mutateAsync({ params: { id: shown.id }, body });
    } catch (error) {
      showServerErrors(form, fieldsOf(error));
      return setFailure(messageOf(error, labels.failed));
    }
    toast.success(labels.saved(shown.documentName), { durationMs: longNoticeMs });
    onClose();
  };
  return (
    <FormDialog
      title={labels.title(shown.documentName)}
      isOpen={document !== undefined}
      onClose={onClose}
      form={form}
      onSubmit={save}
      submitLabel={labels.save}
      busyLabel={labels.saving}
      failure={failure}
    >
      <FormField form={form} name="expiryDate">
        {(field) => <DateField {...field} label={labels.expiry} help={labels.expiryHelp} />}
      </FormField>
      {maySetRetention && (
        <FormField form={form} name="retentionDate">
          {(field) => <DateField {...field} label={labels.retention} help={labels.retentionHelp} />}
        </FormField>
      )}
      {asksReason && (
        <FormField form={form} name="reason" rule={required(labels.reasonRequired)}>
          {(field) => (
            <TextField
              {...field}
              label={labels.reason}
              help={labels.reasonHelp}
              maxLength={500}
              isRequired
            />
          )}
        </FormField>
      )}
    </FormDialog>
  );
}
