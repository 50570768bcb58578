import { useState } from "react";
import { useForm } from "react-hook-form";
import { normalisedDomain } from "#contract/rules/domain.ts";
import { fieldsOf, messageOf } from "#web/api/api-error.ts";
import { useApiMutation } from "#web/api/hooks.ts";
import { FormField } from "#web/ui/form/form-field.tsx";
import { showServerErrors } from "#web/ui/form/server-errors.ts";
import { TextField } from "#web/ui/form/text-field.tsx";
import { FormDialog } from "#web/ui/overlay/form-dialog.tsx";
import { text } from "./text.ts";

const { adding: labels } = text;
const nothing = { domain: "" };

interface AddDomainDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Adds a domain; the card then shows its record. */
export function AddDomainDialog({ isOpen, onClose }: AddDomainDialogProps) {
  const form = useForm({ defaultValues: nothing });
  const [failure, setFailure] = useState<string>();
  const { mutateAsync: add } = useApiMutation("sso.addDomain");
  const close = () => {
    form.reset(nothing);
    setFailure(undefined);
    onClose();
  };
  const submit = async (body: typeof nothing) => {
    setFailure(undefined);
    try {
      await add({ body });
    } catch (error) {
      const isAtField = showServerErrors(form, fieldsOf(error));
      return isAtField ? undefined : setFailure(messageOf(error, labels.failed));
    }
    close();
  };
  return (
    <FormDialog
      title={labels.title}
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
        name="domain"
        rule={(typed) => (normalisedDomain(typed) ? undefined : labels.missing)}
      >
        {(field) => (
          <TextField
            {...field}
            label={labels.domain}
            help={labels.help}
            autoComplete="off"
            inputMode="url"
            maxLength={253}
          />
        )}
      </FormField>
    </FormDialog>
  );
}
