import { useNavigate } from "@tanstack/react-router";
import { useForm } from "react-hook-form";
import { isEmail } from "#contract/rules/email.ts";
import { callApi } from "#web/api/client.ts";
import { clearSession, storeSession } from "#web/api/session.ts";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { Form } from "#web/ui/form/form.tsx";
import { FormField } from "#web/ui/form/form-field.tsx";
import { PasswordField } from "#web/ui/form/password-field.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { Link } from "#web/ui/link.tsx";
import { landingPathOf } from "./area.ts";
import { AuthPage } from "./auth-page.tsx";
import { AuthTabs } from "./auth-tabs.tsx";
import { failureMessage } from "./failure-message.ts";
import { text } from "./text.ts";

const shownMs = 3_000;
const pauseBeforeLeavingMs = 1_000;

export function SignInPage() {
  const form = useForm({ defaultValues: { email: "", password: "" } });
  const signIn = useSignIn();

  return (
    <AuthPage
      title={text.signIn.title}
      lead={text.signIn.lead}
      top={<AuthTabs current="/signin" />}
    >
      <Form
        form={form}
        onSubmit={signIn}
        onInvalid={() => toast.error(text.fixErrors, { durationMs: shownMs })}
      >
        <FormField
          form={form}
          name="email"
          rule={(email) => (isEmail(email) ? undefined : text.badEmail)}
        >
          {(field) => (
            <TextField {...field} label={text.email} type="email" autoComplete="username" />
          )}
        </FormField>
        <FormField
          form={form}
          name="password"
          rule={(password) => (password ? undefined : text.passwordRequired)}
        >
          {(field) => (
            <PasswordField {...field} label={text.password} autoComplete="current-password" />
          )}
        </FormField>
        <div className="-mt-2 flex justify-end text-sm">
          <Link href="/forgot-password">{text.signIn.forgot}</Link>
        </div>
        <Button
          type="submit"
          variant="primary"
          isWide
          isPending={form.formState.isSubmitting}
          pendingText={text.signIn.busy}
        >
          {text.signIn.submit}
        </Button>
      </Form>
    </AuthPage>
  );
}

/** Signs in and leaves for the place the account state names; a deactivated account gets no session. */
function useSignIn() {
  const navigate = useNavigate();

  return async (given: { email: string; password: string }) => {
    try {
      const { token, employee } = await callApi("auth.login", { body: given });
      if (!token) {
        clearSession();
        return await navigate({ to: "/deactivated" });
      }
      storeSession(token, employee.email);
      toast.success(text.signIn.done, { durationMs: shownMs });
      const { applyPreferences } = await import("./preferences.ts");
      await Promise.all([
        applyPreferences(),
        new Promise((resolve) => setTimeout(resolve, pauseBeforeLeavingMs)),
      ]);
      await navigate({ to: landingPathOf(employee) });
    } catch (error) {
      toast.error(failureMessage(error), { durationMs: shownMs });
    }
  };
}
