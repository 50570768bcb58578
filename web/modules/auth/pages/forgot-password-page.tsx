import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { entryPlaces } from "#contract/entry-places.ts";
import { isEmail } from "#contract/rules/email.ts";
import { ApiError } from "#web/api/api-error.ts";
import { callApi } from "#web/api/client.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { shortNoticeMs } from "#web/ui/feedback/notice-time.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { Form } from "#web/ui/form/form.tsx";
import { FormField } from "#web/ui/form/form-field.tsx";
import { SubmitButton } from "#web/ui/form/submit-button.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { Link } from "#web/ui/link.tsx";
import { failureOrOfflineMessage } from "../failure-message.ts";
import { missingInEmail } from "../missing-credentials.ts";
import { text } from "../text.ts";
import { AuthPage } from "./auth-page.tsx";

const labels = {
  badEmail: "Please enter a valid email address.",
  title: "Forgot your password?",
  lead: "Enter your email and we'll send you a link to set a new password.",
  submit: "Send Reset Link",
  busy: "Sending...",
  done: "Password reset email sent!",
  notFound: "Email not found",
  sentTitle: "Check your email",
  sentLead: "We sent a link to set a new password to",
  sentHelp: "The link works once, for 30 minutes. Check your spam folder if it doesn't arrive.",
  back: "Back to Sign In",
  again: "Try another email",
  noAccount: "No account yet?",
  signUp: "Sign up",
} as const;

export function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState<string>();
  return sentTo === undefined ? (
    <RequestForm onSent={setSentTo} />
  ) : (
    <Sent email={sentTo} onAgain={() => setSentTo(undefined)} />
  );
}

function RequestForm({ onSent }: { onSent: (email: string) => void }) {
  const form = useForm({ defaultValues: { email: "" }, mode: "onBlur" });
  const email = useWatch({ control: form.control, name: "email" });

  const send = async ({ email }: { email: string }) => {
    try {
      await callApi("auth.recoverPassword", { body: { email } });
      toast.success(labels.done, { durationMs: shortNoticeMs });
      onSent(email);
    } catch (error) {
      const isUnknown = error instanceof ApiError && error.status === 404;
      const message = isUnknown ? labels.notFound : failureOrOfflineMessage(error);
      toast.error(message, { durationMs: shortNoticeMs });
    }
  };

  return (
    <AuthPage title={labels.title} lead={labels.lead}>
      <Form
        form={form}
        onSubmit={send}
        onInvalid={() => toast.error(text.fixErrors, { durationMs: shortNoticeMs })}
      >
        <FormField
          form={form}
          name="email"
          rule={(email) => (isEmail(email) ? undefined : labels.badEmail)}
        >
          {(field) => (
            <TextField {...field} label={text.email} type="email" autoComplete="username" />
          )}
        </FormField>
        <SubmitButton
          missing={missingInEmail(email)}
          isPending={form.formState.isSubmitting}
          pendingText={labels.busy}
        >
          {labels.submit}
        </SubmitButton>
      </Form>
      <p className="mt-6 text-center text-muted">
        {labels.noAccount} <Link href={entryPlaces.signUp}>{labels.signUp}</Link>
      </p>
    </AuthPage>
  );
}

function Sent({ email, onAgain }: { email: string; onAgain: () => void }) {
  return (
    <AuthPage
      title={labels.sentTitle}
      lead={
        <>
          {labels.sentLead} <strong className="text-ink">{email}</strong>.
        </>
      }
    >
      <p className="mb-6 text-muted">{labels.sentHelp}</p>
      <div className="flex flex-col gap-3">
        <ButtonLink href={entryPlaces.signIn} variant="primary" isWide>
          {labels.back}
        </ButtonLink>
        <Button isWide onClick={onAgain}>
          {labels.again}
        </Button>
      </div>
      <p className="mt-6 text-center text-muted">
        {labels.noAccount} <Link href={entryPlaces.signUp}>{labels.signUp}</Link>
      </p>
    </AuthPage>
  );
}
