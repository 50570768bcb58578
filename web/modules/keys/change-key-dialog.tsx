import { useState } from "react";
import { useForm } from "react-hook-form";
import type { ApiKey } from "#contract/keys.ts";
import { rangeText } from "#contract/rules/address-range.ts";
import { fieldsOf, messageOf } from "#web/api/api-error.ts";
import { useApiMutation } from "#web/api/hooks.ts";
import { shortNoticeMs } from "#web/ui/feedback/notice-time.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { showServerErrors } from "#web/ui/form/server-errors.ts";
import { FormDialog } from "#web/ui/overlay/form-dialog.tsx";
import { AddressesField, addressesIn, type KeyValues, NameField } from "./key-fields.tsx";
import { text } from "./text.ts";

const { change: labels, form: fields } = text;

interface ChangeKeyDialogProps {
  apiKey: ApiKey;
  isOpen: boolean;
  onClose: () => void;
}

/** Changes a key's name and addresses. */
export function ChangeKeyDialog({ apiKey, isOpen, onClose }: ChangeKeyDialogProps) {
  const { id, name, scopes, addresses } = apiKey;
  const values: KeyValues = {
    ...{ name, scopes, days: "" },
    addresses: addresses.map(rangeText).join("\n"),
  };
  const form = useForm({ values });
  const [failure, setFailure] = useState<string>();
  const { mutateAsync: update } = useApiMutation("keys.updateKey");
  const submit = async (typed: KeyValues) => {
    setFailure(undefined);
    try {
      const body = { name: typed.name, addresses: addressesIn(typed.addresses) };
      await update({ params: { id }, body });
    } catch (error) {
      if (!showServerErrors(form, fieldsOf(error))) setFailure(messageOf(error, fields.failed));
      return;
    }
    toast.success(labels.saved, { durationMs: shortNoticeMs });
    onClose();
  };
  return (
    <FormDialog
      title={labels.title(name)}
      size="sm"
      isOpen={isOpen}
      onClose={() => {
        form.reset(values);
        setFailure(undefined);
        onClose();
      }}
      form={form}
      onSubmit={submit}
      submitLabel={labels.submit}
      busyLabel={labels.busy}
      failure={failure}
      lead={<p className="mb-4 text-muted">{labels.lead}</p>}
    >
      <NameField form={form} />
      <AddressesField form={form} />
    </FormDialog>
  );
}
