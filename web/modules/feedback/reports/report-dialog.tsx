import { useState } from "react";
import { useForm } from "react-hook-form";
import { maxLengths } from "#contract/rules/text.ts";
import { fieldsOf, messageOf } from "#web/api/api-error.ts";
import { useApiMutation } from "#web/api/hooks.ts";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { FormField } from "#web/ui/form/form-field.tsx";
import { showServerErrors } from "#web/ui/form/server-errors.ts";
import { TextArea } from "#web/ui/form/text-area.tsx";
import { FormDialog } from "#web/ui/overlay/form-dialog.tsx";
import { text } from "../text.ts";

const { report: labels } = text;

export interface ReportDialogProps {
  feedbackId: number;
  isOpen: boolean;
  onClose: () => void;
}

/** Reports a message to super administrators, with an optional reason. */
export function ReportDialog({ feedbackId, isOpen, onClose }: ReportDialogProps) {
  const form = useForm({ defaultValues: { reason: "" } });
  const { mutateAsync } = useApiMutation("feedback.report");
  const [problem, setProblem] = useState<string>();
  const close = () => {
    form.reset();
    setProblem(undefined);
    onClose();
  };
  const submit = async ({ reason }: { reason: string }) => {
    setProblem(undefined);
    try {
      await mutateAsync({ params: { id: feedbackId }, body: { reason } });
      toast.success(labels.done);
      close();
    } catch (error) {
      showServerErrors(form, fieldsOf(error));
      setProblem(messageOf(error, text.unknownReason));
    }
  };
  return (
    <FormDialog
      title={labels.title}
      isOpen={isOpen}
      onClose={close}
      form={form}
      onSubmit={submit}
      submitLabel={labels.submit}
      busyLabel={labels.busy}
      lead={
        <div className="flex flex-col gap-2">
          <p>{labels.lead}</p>
          <p className="text-muted">{labels.consequence}</p>
        </div>
      }
      failure={
        problem && (
          <Banner tone="red" title={labels.failed}>
            {problem}
          </Banner>
        )
      }
    >
      <FormField form={form} name="reason">
        {(field) => (
          <TextArea {...field} label={labels.reason} maxLength={maxLengths.reportReason} />
        )}
      </FormField>
    </FormDialog>
  );
}
