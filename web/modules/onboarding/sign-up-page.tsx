import { useEffect, useRef } from "react";
import { useForm, useWatch } from "react-hook-form";
import { entryPlaces } from "#contract/entry-places.ts";
import { emailProblem } from "#contract/rules/email-problem.ts";
import { isStrongPassword } from "#contract/rules/password.ts";
import {
  AuthPage,
  AuthTabs,
  missingInEmail,
  missingInPasswords,
  PasswordChecklist,
  PasswordMatch,
} from "#web/modules/auth/index.ts";
import { shortNoticeMs } from "#web/ui/feedback/notice-time.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { Checkbox } from "#web/ui/form/checkbox.tsx";
import { focusFirst } from "#web/ui/form/focus-first.ts";
import { Form } from "#web/ui/form/form.tsx";
import { FormField } from "#web/ui/form/form-field.tsx";
import { PasswordField } from "#web/ui/form/password-field.tsx";
import { showServerErrors } from "#web/ui/form/server-errors.ts";
import { SubmitButton } from "#web/ui/form/submit-button.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { SignUpIllustration } from "./sign-up/sign-up-illustration.tsx";
import { text } from "./sign-up/text.ts";
import { type SignUpTarget, useSignUp } from "./sign-up/use-sign-up.ts";

const empty = { email: "", password: "", confirmation: "", newsletterOptIn: true };
type Values = typeof empty;

const missingIn = ({ email, password, confirmation }: Values) =>
  missingInEmail(email) ?? missingInPasswords(password, confirmation);

export const SignUpPage = (target: SignUpTarget) => (
  <AuthPage
    title={text.title}
    lead={text.lead}
    top={<AuthTabs current={entryPlaces.signUp} />}
    side={<SignUpIllustration />}
  >
    <SignUpForm {...target} />
  </AuthPage>
);

function SignUpForm(target: SignUpTarget) {
  const form = useForm({ defaultValues: empty });
  const values = useWatch({ control: form.control }) as Values;
  const signUp = useSignUp(target, (fields) => showServerErrors(form, fields));
  const { isSubmitting } = form.formState;
  const element = useRef<HTMLFormElement>(null);
  const { setValue } = form;
  // Text typed or filled in by the browser before this page could listen.
  useEffect(() => {
    if (!element.current) return;
    const typed = new FormData(element.current);
    for (const name of ["email", "password", "confirmation"] as const)
      setValue(name, String(typed.get(name) ?? ""), { shouldDirty: true });
    setValue("newsletterOptIn", typed.has("newsletterOptIn"), { shouldDirty: true });
    focusFirst(element.current, "email");
  }, [setValue]);

  const submit = async ({ confirmation: _, ...given }: Values) => {
    const isDone = await signUp(given);
    if (!isDone) form.setFocus("email");
  };

  return (
    <Form
      form={form}
      ref={element}
      onSubmit={submit}
      onInvalid={() => toast.error(text.fixErrors, { durationMs: shortNoticeMs })}
    >
      <FormField form={form} name="email" rule={emailProblem}>
        {(field) => (
          <TextField
            {...field}
            onBlur={() => field.value !== "" && form.trigger("email")}
            label={text.email}
            // The message replaces the help, so that the layout does not move below the pointer.
            help={field.error ? undefined : text.emailHelp}
            type="email"
            autoComplete="username"
          />
        )}
      </FormField>
      <Passwords form={form} values={values} />
      <FormField form={form} name="newsletterOptIn">
        {(field) => <Checkbox {...field} label={text.newsletter} />}
      </FormField>
      <SubmitButton missing={missingIn(values)} isPending={isSubmitting} pendingText={text.busy}>
        {text.submit}
      </SubmitButton>
    </Form>
  );
}

function Passwords(props: { form: ReturnType<typeof useForm<Values>>; values: Values }) {
  const { form, values } = props;
  return (
    <>
      <FormField
        form={form}
        name="password"
        rule={(password) => (isStrongPassword(password) ? undefined : text.weakPassword)}
      >
        {({ error: _, ...field }) => (
          <PasswordField {...field} label={text.password} autoComplete="new-password" />
        )}
      </FormField>
      <PasswordChecklist password={values.password} />
      <FormField
        form={form}
        name="confirmation"
        rule={(value, { password }) => (value === password ? undefined : text.passwordsDiffer)}
      >
        {({ error: _, ...field }) => (
          <PasswordField {...field} label={text.confirmPassword} autoComplete="new-password" />
        )}
      </FormField>
      <PasswordMatch password={values.password} confirmation={values.confirmation} />
    </>
  );
}
