import { useState } from "react";
import { useForm } from "react-hook-form";
import { maxLengths } from "#contract/rules/max-lengths.ts";
import { fieldsOf, messageOf } from "#web/api/api-error.ts";
import { useApiMutation } from "#web/api/hooks.ts";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { FormField } from "#web/ui/form/form-field.tsx";
import { required } from "#web/ui/form/rules.ts";
import { showServerErrors } from "#web/ui/form/server-errors.ts";
import { TextArea } from "#web/ui/form/text-area.tsx";
import { FormDialog } from "#web/ui/overlay/form-dialog.tsx";
import { text } from "./text.ts";

const { release: labels } = text;
const blank = { reason: "" };

interface ReleaseDialogProps {
  handoverId: number;
  step: number;
  isOpen: boolean;
  onClose: () => void;
}

/** Lets a handover go on without its present step, with a reason. */
export function ReleaseDialog({ handoverId, step, isOpen, onClose }: ReleaseDialogProps) {
  const form = useForm({ defaultValues: blank });
  const [failure, setFailure] = useState<string>();
  const { mutateAsync } = useApiMutation("continuity.releaseStep");
  const close = () => {
    form.reset(blank);
    setFailure(undefined);
    onClose();
  };
  const submit = async ({ reason }: typeof blank) => {
    setFailure(undefined);
    try {
      await mutateAsync({ params: { id: handoverId }, body: { step, reason } });
    } catch (error) {
      if (!showServerErrors(form, fieldsOf(error))) setFailure(messageOf(error, labels.failed));
      return;
    }
    toast.success(labels.done);
    close();
  };
  return (
    <FormDialog
      title={labels.title}
      description={labels.lead}
      size="sm"
      isOpen={isOpen}
      onClose={close}
      form={form}
      onSubmit={submit}
      submitLabel={labels.submit}
      busyLabel={labels.busy}
      failure={failure !== undefined && <Banner tone="red">{failure}</Banner>}
    >
      <FormField form={form} name="reason" rule={required(labels.required)}>
        {(field) => (
          <TextArea {...field} label={labels.reason} rows={2} maxLength={maxLengths.promise} />
        )}
      </FormField>
    </FormDialog>
  );
}
