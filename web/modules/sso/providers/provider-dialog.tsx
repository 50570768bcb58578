import { useEffect, useState } from "react";
import { type UseFormReturn, useForm, useWatch } from "react-hook-form";
import type { Provider } from "#contract/providers.ts";
import { issuerProblem } from "#contract/rules/issuer.ts";
import { fieldsOf, messageOf } from "#web/api/api-error.ts";
import { useApiMutation } from "#web/api/hooks.ts";
import { Button } from "#web/ui/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { Checkbox } from "#web/ui/form/checkbox.tsx";
import { FormField } from "#web/ui/form/form-field.tsx";
import { PasswordField } from "#web/ui/form/password-field.tsx";
import { required } from "#web/ui/form/rules.ts";
import { showServerErrors } from "#web/ui/form/server-errors.ts";
import { TextField } from "#web/ui/form/text-field.tsx";
import { DialogBody, DialogFooter } from "#web/ui/overlay/dialog.tsx";
import { FormDialog } from "#web/ui/overlay/form-dialog.tsx";
import { CopiedValue } from "../copied-value.tsx";
import { text } from "./text.ts";
import { useTrial } from "./use-trial.ts";

const { dialog: labels } = text;

const nothing = {
  ...{ name: "", issuer: "", clientId: "", clientSecret: "" },
  ...{ trustsUnmarkedEmails: false, isOn: false },
};
type Values = typeof nothing;

const valuesOf = (provider: Provider | undefined): Values => {
  if (!provider) return nothing;
  const { name, issuer, clientId, trustsUnmarkedEmails, isOn } = provider;
  return { name, issuer, clientId, trustsUnmarkedEmails, isOn, clientSecret: "" };
};

interface ProviderDialogProps {
  /** To be changed; a new one without. */
  provider: Provider | undefined;
  redirectAddress: string;
  isOpen: boolean;
  onClose: () => void;
}

/** Adds or changes a provider, which is asked at once; a new one is tried next. */
export function ProviderDialog(props: ProviderDialogProps) {
  const { provider, redirectAddress, isOpen, onClose } = props;
  const form = useForm({ defaultValues: nothing });
  const [failure, setFailure] = useState<string>();
  const [saved, setSaved] = useState<Provider>();
  const { mutateAsync: save } = useApiMutation("sso.saveProvider");
  useEffect(() => {
    if (!isOpen) return;
    form.reset(valuesOf(provider));
    setFailure(undefined);
    setSaved(undefined);
  }, [isOpen, provider, form]);

  const submit = async ({ clientSecret, ...given }: Values) => {
    setFailure(undefined);
    const body = {
      ...given,
      ...(provider && { id: provider.id }),
      ...(clientSecret && { clientSecret }),
    };
    try {
      const stored = await save({ body });
      form.reset(valuesOf(stored));
      if (stored.testedAt) onClose();
      else setSaved(stored);
    } catch (error) {
      if (!showServerErrors(form, fieldsOf(error))) setFailure(messageOf(error, labels.failed));
    }
  };

  return (
    <FormDialog
      title={saved ? labels.done(saved.name) : labels.titles[provider ? "change" : "add"]}
      isOpen={isOpen}
      onClose={onClose}
      form={form}
      onSubmit={submit}
      submitLabel={labels.submit}
      busyLabel={labels.busy}
      failure={failure}
      done={saved && <TryNext provider={saved} onLater={onClose} />}
      lead={<Redirect address={redirectAddress} />}
    >
      <ProviderFields form={form} provider={provider} />
    </FormDialog>
  );
}

interface ProviderFieldsProps {
  form: UseFormReturn<Values>;
  provider: Provider | undefined;
}

function ProviderFields({ form, provider }: ProviderFieldsProps) {
  const [issuer, clientId] = useWatch({ control: form.control, name: ["issuer", "clientId"] });
  const isAnother =
    provider !== undefined && (issuer !== provider.issuer || clientId !== provider.clientId);

  return (
    <>
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
      <FormField
        form={form}
        name="issuer"
        rule={[required(labels.issuerMissing), (typed) => issuerProblem(typed.trim())]}
      >
        {(field) => (
          <TextField
            {...field}
            label={labels.issuer}
            help={labels.issuerHelp}
            autoComplete="off"
            inputMode="url"
            spellCheck={false}
            maxLength={300}
          />
        )}
      </FormField>
      <FormField form={form} name="clientId" rule={required(labels.clientIdMissing)}>
        {(field) => (
          <TextField
            {...field}
            label={labels.clientId}
            autoComplete="off"
            spellCheck={false}
            maxLength={300}
          />
        )}
      </FormField>
      <FormField
        form={form}
        name="clientSecret"
        rule={provider && !isAnother ? [] : required(labels.secretMissing)}
      >
        {(field) => (
          <PasswordField
            {...field}
            label={labels.secret}
            {...(provider && !isAnother && { help: labels.secretHelp })}
            autoComplete="new-password"
            maxLength={1000}
          />
        )}
      </FormField>
      {isAnother && provider.people > 0 && <Banner tone="amber">{labels.forgets}</Banner>}
      <FormField form={form} name="trustsUnmarkedEmails">
        {(field) => <Checkbox {...field} label={labels.trusts} help={labels.trustsHelp} />}
      </FormField>
      <FormField form={form} name="isOn">
        {(field) => <Checkbox {...field} label={labels.isOn} help={labels.isOnHelp} />}
      </FormField>
    </>
  );
}

const Redirect = ({ address }: { address: string }) => (
  <dl className="mb-5 rounded-md bg-sunken px-4 py-3">
    <dt className="font-medium text-sm">{labels.redirect}</dt>
    <dd>
      <CopiedValue value={address} label={labels.copyRedirect} />
      <p className="text-muted text-sm">{labels.redirectHelp}</p>
    </dd>
  </dl>
);

function TryNext({ provider, onLater }: { provider: Provider; onLater: () => void }) {
  const trial = useTrial(provider.id);
  return (
    <>
      <DialogBody>
        <p>{labels.doneLead}</p>
      </DialogBody>
      <DialogFooter>
        <Button onClick={onLater}>{labels.later}</Button>
        <Button
          variant="primary"
          isPending={trial.isLeaving}
          pendingText={text.trying}
          onClick={() => void trial.start()}
        >
          {text.try}
        </Button>
      </DialogFooter>
    </>
  );
}
