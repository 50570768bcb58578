import { useEffect, useState } from "react";
import { type UseFormReturn, useForm } from "react-hook-form";
import type { NewPasskeyOptions, Passkey } from "#contract/passkeys.ts";
import { fieldsOf, messageOf } from "#web/api/api-error.ts";
import { useApiMutation } from "#web/api/hooks.ts";
import { shortNoticeMs } from "#web/ui/feedback/notice-time.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { FormField } from "#web/ui/form/form-field.tsx";
import { required } from "#web/ui/form/rules.ts";
import { showServerErrors } from "#web/ui/form/server-errors.ts";
import { TextField } from "#web/ui/form/text-field.tsx";
import { FormDialog } from "#web/ui/overlay/form-dialog.tsx";
import { createPasskey } from "./passkey.ts";
import { text } from "./text.ts";

const { passkeys: labels } = text;
const nothing = { name: "" };

interface PasskeyDialogsProps {
  /** The passkey to be renamed, or a new one; closed without. */
  named: Passkey | "new" | undefined;
  onClose: () => void;
  onAdded: () => Promise<void>;
}

export const PasskeyDialogs = ({ named, onClose, onAdded }: PasskeyDialogsProps) => (
  <>
    <AddPasskeyDialog isOpen={named === "new"} onClose={onClose} onAdded={onAdded} />
    <RenamePasskeyDialog passkey={named === "new" ? undefined : named} onClose={onClose} />
  </>
);

interface AddPasskeyDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onAdded: () => Promise<void>;
}

/** Asks for a name; the browser then asks for the finger, face or PIN. */
function AddPasskeyDialog({ isOpen, onClose, onAdded }: AddPasskeyDialogProps) {
  const form = useForm({ defaultValues: nothing });
  const [failure, setFailure] = useState<string>();
  const { mutateAsync: askOptions } = useApiMutation("auth.addPasskeyOptions");
  const { mutateAsync: add } = useApiMutation("auth.addPasskey");
  const [options, setOptions] = useState<NewPasskeyOptions>();
  useEffect(() => {
    if (!isOpen) return;
    let isLeft = false;
    askOptions({}).then(
      (asked) => {
        if (isLeft) return;
        setOptions(asked);
        form.reset({ name: asked.name });
      },
      (error) => isLeft || setFailure(messageOf(error, text.failed)),
    );
    return () => {
      isLeft = true;
      setOptions(undefined);
      setFailure(undefined);
      form.reset(nothing);
    };
  }, [isOpen, askOptions, form]);

  const create = async (name: string) => {
    const made = options && (await createPasskey(options));
    if (!made) return;
    if (made === "known") return setFailure(labels.known);
    await add({ body: { name, ...made } });
    toast.success(labels.added, { durationMs: shortNoticeMs });
    await onAdded();
    onClose();
  };
  const submit = async ({ name }: typeof nothing) => {
    setFailure(undefined);
    try {
      await create(name);
    } catch (error) {
      // A challenge is good once, so the next try needs another.
      askOptions({}).then(setOptions, () => {});
      if (!showServerErrors(form, fieldsOf(error))) setFailure(messageOf(error, labels.addFailed));
    }
  };

  return (
    <FormDialog
      title={labels.add}
      size="sm"
      isOpen={isOpen}
      onClose={onClose}
      form={form}
      onSubmit={submit}
      submitLabel={labels.submit}
      busyLabel={labels.busy}
      isDisabled={!options}
      isKept
      failure={failure}
      lead={<p className="text-muted">{labels.lead}</p>}
    >
      <NameField form={form} />
    </FormDialog>
  );
}

interface RenamePasskeyDialogProps {
  passkey: Passkey | undefined;
  onClose: () => void;
}

function RenamePasskeyDialog({ passkey, onClose }: RenamePasskeyDialogProps) {
  const form = useForm({ defaultValues: nothing });
  const [failure, setFailure] = useState<string>();
  const { mutateAsync: rename } = useApiMutation("auth.renamePasskey");
  useEffect(() => {
    if (passkey) form.reset({ name: passkey.name });
    setFailure(undefined);
  }, [passkey, form]);
  const submit = async (body: typeof nothing) => {
    if (!passkey) return;
    setFailure(undefined);
    try {
      await rename({ params: { id: passkey.id }, body });
    } catch (error) {
      const isAtField = showServerErrors(form, fieldsOf(error));
      return isAtField ? undefined : setFailure(messageOf(error, text.failed));
    }
    onClose();
  };

  return (
    <FormDialog
      title={labels.renameTitle}
      size="sm"
      isOpen={passkey !== undefined}
      onClose={onClose}
      form={form}
      onSubmit={submit}
      submitLabel={labels.save}
      isKept
      failure={failure}
    >
      <NameField form={form} />
    </FormDialog>
  );
}

const NameField = ({ form }: { form: UseFormReturn<typeof nothing> }) => (
  <FormField form={form} name="name" rule={required(labels.nameMissing)}>
    {(field) => (
      <TextField
        {...field}
        label={labels.name}
        help={labels.nameHelp}
        autoComplete="off"
        maxLength={60}
      />
    )}
  </FormField>
);
