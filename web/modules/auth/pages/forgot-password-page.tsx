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
import { passwordText } from "../password-text.ts";
import { text } from "../text.ts";
import { AuthPage } from "./auth-page.tsx";

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
      toast.success(passwordText.forgot.done, { durationMs: shortNoticeMs });
      onSent(email);
    } catch (error) {
      const isUnknown = error instanceof ApiError && error.status === 404;
      const message = isUnknown ? passwordText.forgot.notFound : failureOrOfflineMessage(error);
      toast.error(message, { durationMs: shortNoticeMs });
    }
  };

  return (
    <AuthPage title={passwordText.forgot.title} lead={passwordText.forgot.lead}>
      <Form
        form={form}
        onSubmit={send}
        onInvalid={() => toast.error(text.fixErrors, { durationMs: shortNoticeMs })}
      >
        <FormField
          form={form}
          name="email"
          rule={(email) => (isEmail(email) ? undefined : passwordText.badEmailOnForgot)}
        >
          {(field) => (
            <TextField {...field} label={text.email} type="email" autoComplete="username" />
          )}
        </FormField>
        <SubmitButton
          missing={missingInEmail(email)}
          isPending={form.formState.isSubmitting}
          pendingText={passwordText.forgot.busy}
        >
          {passwordText.forgot.submit}
        </SubmitButton>
      </Form>
      <p className="mt-6 text-center text-muted">
        {passwordText.forgot.noAccount}{" "}
        <Link href={entryPlaces.signUp}>{passwordText.forgot.signUp}</Link>
      </p>
    </AuthPage>
  );
}

function Sent({ email, onAgain }: { email: string; onAgain: () => void }) {
  return (
    <AuthPage
      title={passwordText.forgot.sentTitle}
      lead={
        <>
          {passwordText.forgot.sentLead} <strong className="text-ink">{email}</strong>.
        </>
      }
    >
      <p className="mb-6 text-muted">{passwordText.forgot.sentHelp}</p>
      <div className="flex flex-col gap-3">
        <ButtonLink href={entryPlaces.signIn} variant="primary" isWide>
          {passwordText.forgot.back}
        </ButtonLink>
        <Button isWide onClick={onAgain}>
          {passwordText.forgot.again}
        </Button>
      </div>
      <p className="mt-6 text-center text-muted">
        {passwordText.forgot.noAccount}{" "}
        <Link href={entryPlaces.signUp}>{passwordText.forgot.signUp}</Link>
      </p>
    </AuthPage>
  );
}
