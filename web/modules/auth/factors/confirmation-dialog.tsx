import { type KeyboardEvent, useEffect, useState } from "react";
import { type UseFormReturn, useForm } from "react-hook-form";
import { readCode } from "#contract/rules/code.ts";
import { ApiError, fieldsOf, messageOf } from "#web/api/api-error.ts";
import { useApiMutation, useApiQuery } from "#web/api/hooks.ts";
import { Fetched } from "#web/ui/feedback/fetched.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { FormField } from "#web/ui/form/form-field.tsx";
import { PasswordField } from "#web/ui/form/password-field.tsx";
import { required } from "#web/ui/form/rules.ts";
import { showServerErrors } from "#web/ui/form/server-errors.ts";
import { TextField } from "#web/ui/form/text-field.tsx";
import { FormDialog } from "#web/ui/overlay/form-dialog.tsx";

const text = {
  title: "Please confirm that it is you",
  lead: "You signed in a while ago. This step protects your company if someone else sits at your device.",
  loading: "Loading how you confirm...",
  loadFailed: "This could not be loaded. Please try again.",
  code: "Code",
  codeHelp: "From your authenticator app, or a recovery code.",
  codeMissing: "Please enter the code that your app shows, or a recovery code",
  password: "Password",
  passwordMissing: "Password is required",
  failed: "This could not be confirmed. Please try again.",
  recovery: "You signed in with a recovery code. Please sign out and sign in again to continue.",
  submit: "Confirm",
  busy: "Confirming...",
} as const;

const nothing = { code: "", password: "" };
type ConfirmationForm = UseFormReturn<typeof nothing>;

interface ConfirmationDialogProps {
  isOpen: boolean;
  onAnswer: (isConfirmed: boolean) => void;
}

/** Asks for a code, or for the password of an account without a factor. Opens above any other dialog, which keeps its input. */
export function ConfirmationDialog({ isOpen, onAnswer }: ConfirmationDialogProps) {
  const form = useForm({ defaultValues: nothing });
  const [failure, setFailure] = useState<string>();
  const factors = useApiQuery("auth.listFactors", {}, { isEnabled: isOpen });
  const { mutateAsync: confirm } = useApiMutation("auth.confirmIdentity");
  const close = (isConfirmed: boolean) => {
    form.reset();
    setFailure(undefined);
    onAnswer(isConfirmed);
  };
  const submit = async ({ code, password }: typeof nothing) => {
    setFailure(undefined);
    try {
      await confirm({ body: factors.data?.app ? { code } : { password } });
    } catch (error) {
      if (!showServerErrors(form, fieldsOf(error))) setFailure(failureOf(error));
      return;
    }
    close(true);
  };
  // The dialog beneath listens at the document and would close, too.
  const closeAlone = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.nativeEvent.stopPropagation();
    close(false);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it has no box; the dialog's keys pass through it.
    <div className="contents" onKeyDown={closeAlone}>
      <FormDialog
        title={text.title}
        description={text.lead}
        size="sm"
        isOpen={isOpen}
        onClose={() => close(false)}
        form={form}
        onSubmit={submit}
        submitLabel={text.submit}
        busyLabel={text.busy}
        isDisabled={!factors.data}
        isKept
        failure={failure}
      >
        <Fetched
          query={factors}
          loading={text.loading}
          failed={text.loadFailed}
          skeleton={<Skeleton className="h-16" />}
        >
          {({ app }) => <Proof form={form} kind={app ? "code" : "password"} />}
        </Fetched>
      </FormDialog>
    </div>
  );
}

const failureOf = (error: unknown) =>
  error instanceof ApiError && error.code === "forbidden"
    ? text.recovery
    : messageOf(error, text.failed);

interface ProofProps {
  form: ConfirmationForm;
  kind: "code" | "password";
}

function Proof({ form, kind }: ProofProps) {
  // The field comes after the dialog has opened.
  useEffect(() => form.setFocus(kind), [form, kind]);
  return kind === "code" ? <Code form={form} /> : <Password form={form} />;
}

const Code = ({ form }: { form: ConfirmationForm }) => (
  <FormField
    form={form}
    name="code"
    rule={(code) => (readCode(code) ? undefined : text.codeMissing)}
  >
    {(field) => (
      <TextField
        {...field}
        label={text.code}
        help={text.codeHelp}
        autoComplete="one-time-code"
        spellCheck={false}
        maxLength={40}
        inputClass="tabular-nums tracking-widest"
      />
    )}
  </FormField>
);

const Password = ({ form }: { form: ConfirmationForm }) => (
  <FormField form={form} name="password" rule={required(text.passwordMissing)}>
    {(field) => <PasswordField {...field} label={text.password} autoComplete="current-password" />}
  </FormField>
);
