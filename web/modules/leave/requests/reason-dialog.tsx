import { useForm } from "react-hook-form";
import { FormField } from "#web/ui/form/form-field.tsx";
import { required } from "#web/ui/form/rules.ts";
import { TextArea } from "#web/ui/form/text-area.tsx";
import { FormDialog } from "#web/ui/overlay/form-dialog.tsx";
import { changeText as labels } from "./change-text.ts";

const blank = { reason: "" };

export interface ReasonDialogProps {
  title: string;
  description: string;
  submitLabel: string;
  /** Names the reason's readers; by default, it says that the reason is optional. */
  help?: string;
  isRequired?: boolean;
  isOpen: boolean;
  onClose: () => void;
  /** Resolves to its success; a failure leaves the input. */
  onSubmit: (reason: string) => Promise<boolean>;
}

export function ReasonDialog(props: ReasonDialogProps) {
  const { isRequired = false, help = labels.reasonOptional, onClose, onSubmit, ...dialog } = props;
  const form = useForm({ defaultValues: blank });
  const close = () => {
    form.reset(blank);
    onClose();
  };
  const submit = async ({ reason }: typeof blank) => {
    if (await onSubmit(reason)) close();
  };
  return (
    <FormDialog
      {...dialog}
      size="sm"
      form={form}
      onClose={close}
      onSubmit={submit}
      busyLabel={labels.busy}
    >
      <FormField
        form={form}
        name="reason"
        rule={isRequired ? required(labels.reasonRequired) : undefined}
      >
        {(field) => (
          <TextArea
            {...field}
            label={labels.reason}
            help={isRequired ? undefined : help}
            isRequired={isRequired}
            rows={3}
            maxLength={2000}
          />
        )}
      </FormField>
    </FormDialog>
  );
}
