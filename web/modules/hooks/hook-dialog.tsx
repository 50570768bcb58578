import { useState } from "react";
import { useForm } from "react-hook-form";
import type { EventType } from "#contract/codes/event-type.ts";
import type { Hook, ShownHook } from "#contract/hooks.ts";
import { normalisedHookAddress } from "#contract/rules/hook-address.ts";
import { fieldsOf, messageOf } from "#web/api/api-error.ts";
import { useApiMutation } from "#web/api/hooks.ts";
import { shortNoticeMs } from "#web/ui/feedback/notice-time.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { FormField } from "#web/ui/form/form-field.tsx";
import { required } from "#web/ui/form/rules.ts";
import { showServerErrors } from "#web/ui/form/server-errors.ts";
import { TextField } from "#web/ui/form/text-field.tsx";
import { FormDialog } from "#web/ui/overlay/form-dialog.tsx";
import { text } from "./text.ts";
import { TypesField } from "./types-field.tsx";

const { form: labels } = text;

interface HookValues {
  name: string;
  address: string;
  types: EventType[];
}

const nothing: HookValues = { name: "", address: "", types: [] };

interface HookDialogProps {
  /** Changed; without it, one is made. */
  hook?: Hook;
  isOpen: boolean;
  onClose: () => void;
  onMade?: (made: ShownHook) => void;
}

/** Makes a webhook, or changes one. */
export function HookDialog({ hook, isOpen, onClose, onMade }: HookDialogProps) {
  const values = hook ? { name: hook.name, address: hook.address, types: hook.types } : nothing;
  const form = useForm({ values });
  const [failure, setFailure] = useState<string>();
  const { mutateAsync: make } = useApiMutation("hooks.createHook", onMade ? { show: onMade } : {});
  const { mutateAsync: update } = useApiMutation("hooks.updateHook");
  const reset = () => {
    form.reset(values);
    setFailure(undefined);
  };
  const save = async (body: HookValues) => {
    if (!hook) return void (await make({ body }));
    await update({ params: { id: hook.id }, body });
    toast.success(text.change.saved, { durationMs: shortNoticeMs });
    onClose();
  };
  const submit = async (body: HookValues) => {
    setFailure(undefined);
    try {
      await save(body);
      if (!hook) reset();
    } catch (error) {
      if (!showServerErrors(form, fieldsOf(error))) setFailure(messageOf(error, labels.failed));
    }
  };
  return (
    <FormDialog
      title={hook ? text.change.title(hook.name) : text.make.title}
      isOpen={isOpen}
      onClose={() => {
        reset();
        onClose();
      }}
      form={form}
      onSubmit={submit}
      submitLabel={hook ? text.change.submit : text.make.submit}
      busyLabel={hook ? text.change.busy : text.make.busy}
      failure={failure}
    >
      <FormField form={form} name="name" rule={required(labels.nameRequired)}>
        {(field) => (
          <TextField
            {...field}
            label={labels.name}
            help={labels.nameHelp}
            isRequired
            autoComplete="off"
            maxLength={60}
          />
        )}
      </FormField>
      <FormField
        form={form}
        name="address"
        rule={(typed) =>
          normalisedHookAddress(typed.trim()) === undefined ? labels.addressWrong : undefined
        }
      >
        {(field) => (
          <TextField
            {...field}
            label={labels.address}
            help={labels.addressHelp}
            isRequired
            type="url"
            autoComplete="off"
            maxLength={500}
          />
        )}
      </FormField>
      <FormField
        form={form}
        name="types"
        rule={(chosen) => (chosen.length === 0 ? labels.typesRequired : undefined)}
      >
        {(field) => <TypesField {...field} />}
      </FormField>
    </FormDialog>
  );
}
