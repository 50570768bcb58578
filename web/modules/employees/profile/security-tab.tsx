import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { places } from "#contract/places.ts";
import { isStrongPassword } from "#contract/rules/password.ts";
import { fieldsOf } from "#web/api/api-error.ts";
import { useApiMutation, useApiQuery } from "#web/api/hooks.ts";
import type { InputOf } from "#web/api/operations.ts";
import { PasswordChecklist, PasswordMatch, signOut } from "#web/modules/auth/index.ts";
import { Checkbox } from "#web/ui/form/checkbox.tsx";
import { FormField } from "#web/ui/form/form-field.tsx";
import { PasswordField } from "#web/ui/form/password-field.tsx";
import { required } from "#web/ui/form/rules.ts";
import { showServerErrors } from "#web/ui/form/server-errors.ts";
import { failureOf, type Notify } from "../notice-banner.tsx";
import { SectionHead } from "./editable-section.tsx";
import { ProfileForm } from "./profile-form.tsx";
import { text } from "./text.ts";

const { security: labels } = text;
const nothing = { currentPassword: "", newPassword: "", confirmation: "", isFeedRevoked: true };

export function SecurityTab(props: { notify: Notify }) {
  const isRequired = useApiQuery("sso.getOwnProvider", {}).data?.isRequired;
  return isRequired ? (
    <SectionHead title={labels.title} lead={labels.notNeeded} />
  ) : (
    <PasswordForm {...props} />
  );
}

function PasswordForm({ notify }: { notify: Notify }) {
  const form = useForm({ defaultValues: nothing });
  const [isDone, setIsDone] = useState(false);
  const change = usePasswordChange();
  const hasFeed = Boolean(useApiQuery("calendar.getFeedAddress", {}).data?.createdAt);
  const [newPassword, confirmation] = useWatch({
    control: form.control,
    name: ["newPassword", "confirmation"],
  });
  const isReady = isStrongPassword(newPassword) && newPassword === confirmation;

  const submit = async ({ currentPassword, isFeedRevoked }: typeof nothing) => {
    notify(undefined);
    try {
      await change({ currentPassword, newPassword, ...(hasFeed && { isFeedRevoked }) });
    } catch (error) {
      const isAtField = showServerErrors(form, fieldsOf(error));
      return isAtField ? undefined : notify(failureOf(error, labels.failed));
    }
    setIsDone(true);
    form.reset();
    notify({ tone: "green", message: labels.saved });
  };

  return (
    <ProfileForm
      title={labels.title}
      lead={labels.lead}
      form={form}
      onSubmit={submit}
      onLeave={() => form.reset()}
      submitLabel={labels.submit}
      isNarrow
      isDisabled={!isReady || isDone}
    >
      <FormField form={form} name="currentPassword" rule={required(labels.currentRequired)}>
        {(field) => (
          <PasswordField {...field} label={labels.current} autoComplete="current-password" />
        )}
      </FormField>
      <FormField
        form={form}
        name="newPassword"
        rule={(value) => (isStrongPassword(value) ? undefined : labels.weak)}
      >
        {(field) => <PasswordField {...field} label={labels.new} autoComplete="new-password" />}
      </FormField>
      <PasswordChecklist password={newPassword} />
      <FormField
        form={form}
        name="confirmation"
        rule={(value, values) => (value === values.newPassword ? undefined : labels.differ)}
      >
        {({ error: _, ...field }) => (
          <PasswordField {...field} label={labels.confirmation} autoComplete="new-password" />
        )}
      </FormField>
      <PasswordMatch password={newPassword} confirmation={confirmation} />
      {hasFeed && (
        <FormField form={form} name="isFeedRevoked">
          {(field) => <Checkbox {...field} label={labels.feed} help={labels.feedHelp} />}
        </FormField>
      )}
    </ProfileForm>
  );
}

const pauseBeforeLeavingMs = 1_500;

/** Changes one's own password with the current one; success ends the session and leads to sign-in. */
function usePasswordChange() {
  const navigate = useNavigate();
  const { mutateAsync } = useApiMutation("auth.changePassword");

  return async (body: InputOf<"auth.changePassword">["body"]): Promise<void> => {
    await mutateAsync({ body });
    setTimeout(() => {
      signOut();
      void navigate({ to: places.signIn });
    }, pauseBeforeLeavingMs);
  };
}
