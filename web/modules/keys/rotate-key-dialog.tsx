import { useState } from "react";
import { useForm } from "react-hook-form";
import type { ApiKey, ShownKey } from "#contract/keys.ts";
import { messageOf } from "#web/api/api-error.ts";
import { useApiMutation } from "#web/api/hooks.ts";
import { FormField } from "#web/ui/form/form-field.tsx";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { FormDialog } from "#web/ui/overlay/form-dialog.tsx";
import { daysOf, type Lifetime, LifetimeField } from "./key-fields.tsx";
import { text } from "./text.ts";

const { rotate: labels } = text;
type Overlap = keyof typeof labels.overlaps;

interface RotateValues {
  overlap: Overlap | "";
  days: Lifetime | "";
}

const usual: RotateValues = { overlap: "3", days: "90" };
const overlaps = (["0", "1", "3", "7"] as const).map((value) => ({
  value,
  label: labels.overlaps[value],
}));

interface RotateKeyDialogProps {
  apiKey: ApiKey;
  isOpen: boolean;
  onClose: () => void;
  onMade: (made: ShownKey) => void;
}

/** Gives a key a new secret. */
export function RotateKeyDialog({ apiKey, isOpen, onClose, onMade }: RotateKeyDialogProps) {
  const { id, name } = apiKey;
  const form = useForm({ defaultValues: usual });
  const [failure, setFailure] = useState<string>();
  const { mutateAsync: rotate } = useApiMutation("keys.rotateKey", { show: onMade });
  const reset = () => {
    form.reset(usual);
    setFailure(undefined);
  };
  const submit = async ({ overlap, days }: RotateValues) => {
    setFailure(undefined);
    try {
      const body = { overlapDays: Number(overlap), days: daysOf(days) };
      await rotate({ params: { id }, body });
      reset();
    } catch (error) {
      setFailure(messageOf(error, labels.failed));
    }
  };
  return (
    <FormDialog
      title={labels.title(name)}
      size="sm"
      isOpen={isOpen}
      onClose={() => {
        reset();
        onClose();
      }}
      form={form}
      onSubmit={submit}
      submitLabel={labels.submit}
      busyLabel={labels.busy}
      failure={failure}
      lead={<p className="mb-4 text-muted">{labels.lead}</p>}
    >
      <FormField form={form} name="overlap">
        {(field) => <SelectField {...field} label={labels.overlap} options={overlaps} />}
      </FormField>
      <FormField form={form} name="days">
        {(field) => <LifetimeField {...field} label={labels.days} />}
      </FormField>
    </FormDialog>
  );
}
