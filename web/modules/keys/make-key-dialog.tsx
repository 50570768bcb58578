import { useState } from "react";
import { useForm } from "react-hook-form";
import type { ShownKey } from "#contract/keys.ts";
import { fieldsOf, messageOf } from "#web/api/api-error.ts";
import { useApiMutation } from "#web/api/hooks.ts";
import { FormField } from "#web/ui/form/form-field.tsx";
import { showServerErrors } from "#web/ui/form/server-errors.ts";
import { FormDialog } from "#web/ui/overlay/form-dialog.tsx";
import {
  AddressesField,
  addressesIn,
  daysOf,
  type KeyValues,
  LifetimeField,
  NameField,
  ScopesField,
} from "./key-fields.tsx";
import { text } from "./text.ts";

const { make: labels, form: fields } = text;
const nothing: KeyValues = { name: "", scopes: [], addresses: "", days: "90" };

interface MakeKeyDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onMade: (made: ShownKey) => void;
}

export function MakeKeyDialog({ isOpen, onClose, onMade }: MakeKeyDialogProps) {
  const form = useForm({ defaultValues: nothing });
  const [failure, setFailure] = useState<string>();
  const { mutateAsync: make } = useApiMutation("keys.createKey", { show: onMade });
  const reset = () => {
    form.reset(nothing);
    setFailure(undefined);
  };
  const submit = async ({ name, scopes, addresses, days }: KeyValues) => {
    setFailure(undefined);
    try {
      await make({ body: { name, scopes, addresses: addressesIn(addresses), days: daysOf(days) } });
      reset();
    } catch (error) {
      if (!showServerErrors(form, fieldsOf(error))) setFailure(messageOf(error, fields.failed));
    }
  };
  return (
    <FormDialog
      title={labels.title}
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
    >
      <NameField form={form} />
      <FormField
        form={form}
        name="scopes"
        rule={(chosen) => (chosen.length === 0 ? fields.scopesRequired : undefined)}
      >
        {(field) => <ScopesField {...field} />}
      </FormField>
      <AddressesField form={form} />
      <FormField form={form} name="days">
        {(field) => <LifetimeField {...field} label={fields.days} help={fields.daysHelp} />}
      </FormField>
    </FormDialog>
  );
}
