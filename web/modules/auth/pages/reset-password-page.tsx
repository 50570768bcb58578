import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { entryPlaces } from "#contract/entry-places.ts";
import { isStrongPassword } from "#contract/rules/password.ts";
import { ApiError } from "#web/api/api-error.ts";
import { callApi } from "#web/api/client.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { shortNoticeMs } from "#web/ui/feedback/notice-time.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { Form } from "#web/ui/form/form.tsx";
import { FormField } from "#web/ui/form/form-field.tsx";
import { PasswordField } from "#web/ui/form/password-field.tsx";
import { SubmitButton } from "#web/ui/form/submit-button.tsx";
import { Link } from "#web/ui/link.tsx";
import { failureOrOfflineMessage } from "../failure-message.ts";
import { keepAddress } from "../known-address.ts";
import { missingInPasswords } from "../missing-credentials.ts";
import { passwordText } from "../password-text.ts";
import { text } from "../text.ts";
import { AuthPage } from "./auth-page.tsx";
import { PasswordChecklist, PasswordMatch } from "./password-checklist.tsx";

const labels = {
  title: "Set a new password",
  lead: "Choose a password you don't use anywhere else.",
  submit: "Reset Password",
  busy: "Saving...",
  missingToken: "Missing reset token.",
  done: "Password successfully reset!",
  doneTitle: "Password reset successful!",
  doneLead: "You can now sign in with your new password.",
  readyTitle: "Your account is ready",
  readyLead: "Sign in with your email and the password that you have just chosen.",
  continue: "Continue to Sign In",
  remember: "Remember your password?",
  signIn: "Sign in",
  badToken: "Invalid or expired reset token",
  returned: (error: string) => `Error resetting password: ${error}`,
} as const;

/** The token follows the #, so that no server ever logs it; other parameters there are ignored. */
const tokenInAddress = () => new URLSearchParams(location.hash.slice(1)).get("access_token");

export function ResetPasswordPage() {
  const [accessToken] = useState(tokenInAddress);
  const [done, setDone] = useState<SetPassword>();
  if (done) return <Done isFirst={done.isFirst} />;
  return <ResetForm accessToken={accessToken} onDone={setDone} />;
}

/** The account after its password was set; the first one ends an invitation. */
interface SetPassword {
  email: string;
  isFirst: boolean;
}

interface ResetFormProps {
  accessToken: string | null;
  onDone: (done: SetPassword) => void;
}

function ResetForm({ accessToken, onDone }: ResetFormProps) {
  const form = useForm({ defaultValues: { newPassword: "", confirmation: "" } });
  const [newPassword, confirmation] = useWatch({
    control: form.control,
    name: ["newPassword", "confirmation"],
  });
  const missing = accessToken
    ? missingInPasswords(newPassword, confirmation)
    : passwordText.missing.token;
  const { isSubmitting } = form.formState;

  const submit = async () => {
    const done = accessToken ? await reset(accessToken, newPassword) : labels.missingToken;
    if (typeof done === "string") return toast.error(done, { durationMs: shortNoticeMs });
    if (!done.isFirst) toast.success(labels.done, { durationMs: shortNoticeMs });
    keepAddress(done.email);
    onDone(done);
  };

  return (
    <AuthPage title={labels.title} lead={labels.lead}>
      <Form
        form={form}
        onSubmit={submit}
        onInvalid={() =>
          toast.error(accessToken ? text.fixErrors : labels.missingToken, {
            durationMs: shortNoticeMs,
          })
        }
      >
        {!accessToken && <Banner tone="red">{labels.missingToken}</Banner>}
        <FormField
          form={form}
          name="newPassword"
          rule={(value) => (isStrongPassword(value) ? undefined : passwordText.weakPassword)}
        >
          {(field) => (
            <PasswordField
              {...field}
              label={passwordText.newPassword}
              autoComplete="new-password"
            />
          )}
        </FormField>
        <PasswordChecklist password={newPassword} />
        <FormField
          form={form}
          name="confirmation"
          rule={(value, values) =>
            value === values.newPassword ? undefined : passwordText.passwordsDiffer
          }
        >
          {({ error: _, ...field }) => (
            <PasswordField
              {...field}
              label={passwordText.confirmPassword}
              autoComplete="new-password"
            />
          )}
        </FormField>
        <PasswordMatch password={newPassword} confirmation={confirmation} />
        <SubmitButton missing={missing} isPending={isSubmitting} pendingText={labels.busy}>
          {labels.submit}
        </SubmitButton>
      </Form>
      <p className="mt-6 text-center text-muted">
        {labels.remember} <Link href={entryPlaces.signIn}>{labels.signIn}</Link>
      </p>
    </AuthPage>
  );
}

/** Sets the password; returns the message of a failure. */
async function reset(accessToken: string, newPassword: string): Promise<SetPassword | string> {
  try {
    const body = { accessToken, newPassword };
    const { error, email = "", isFirst = false } = await callApi("auth.resetPassword", { body });
    return error === undefined ? { email, isFirst } : labels.returned(error);
  } catch (error) {
    if (error instanceof ApiError && error.status === 400)
      return error.fields.newPassword ?? labels.badToken;
    return failureOrOfflineMessage(error);
  }
}

const Done = ({ isFirst }: Pick<SetPassword, "isFirst">) => (
  <AuthPage
    title={isFirst ? labels.readyTitle : labels.doneTitle}
    lead={isFirst ? labels.readyLead : labels.doneLead}
  >
    <ButtonLink href={entryPlaces.signIn} variant="primary" isWide>
      {labels.continue}
    </ButtonLink>
  </AuthPage>
);
