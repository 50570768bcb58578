import { useState } from "react";
import { useForm } from "react-hook-form";
import type { Promised } from "#contract/promises.ts";
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

const { settle: labels } = text;
const blank = { reason: "" };

interface SettlementDialogProps {
  action: "keep" | "break" | "decline";
  promise: Promised;
  isOpen: boolean;
  onClose: () => void;
}

/** Records that a promise was kept, broken or not agreed to; all but the first with a reason. */
export function SettlementDialog({ action, promise, isOpen, onClose }: SettlementDialogProps) {
  const form = useForm({ defaultValues: blank });
  const [failure, setFailure] = useState<string>();
  const { mutateAsync } = useApiMutation(`continuity.${action}Promise`);
  const isRequired = action !== "keep";
  const close = () => {
    form.reset(blank);
    setFailure(undefined);
    onClose();
  };
  const submit = async (body: typeof blank) => {
    setFailure(undefined);
    try {
      await mutateAsync({ params: { id: promise.id }, body });
    } catch (error) {
      if (!showServerErrors(form, fieldsOf(error))) setFailure(messageOf(error, text.failed));
      return;
    }
    toast.success(text.done[action]);
    close();
  };
  return (
    <FormDialog
      title={labels[action].title}
      description={promise.promiseText}
      size="sm"
      isOpen={isOpen}
      onClose={close}
      form={form}
      onSubmit={submit}
      submitLabel={labels[action].submit}
      busyLabel={labels.busy}
      lead={labels[action].lead && <p className="text-muted">{labels[action].lead}</p>}
      failure={failure !== undefined && <Banner tone="red">{failure}</Banner>}
    >
      <FormField form={form} name="reason" rule={isRequired ? required(labels.required) : []}>
        {(field) => (
          <TextArea
            {...field}
            label={labels[action].label}
            rows={2}
            maxLength={maxLengths.promise}
          />
        )}
      </FormField>
    </FormDialog>
  );
}
