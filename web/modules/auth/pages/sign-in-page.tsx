import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { entryPlaces } from "#contract/entry-places.ts";
import { isEmail } from "#contract/rules/email.ts";
import { callApi } from "#web/api/client.ts";
import { clearSession, storeSession } from "#web/api/session.ts";
import { Button } from "#web/ui/button.tsx";
import { pauseBeforeLeavingMs, shortNoticeMs } from "#web/ui/feedback/notice-time.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { focusFirst } from "#web/ui/form/focus-first.ts";
import { PasswordField } from "#web/ui/form/password-field.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { Link } from "#web/ui/link.tsx";
import { landingPathOf } from "../area.ts";
import { failureMessage } from "../failure-message.ts";
import { dropAddress, keptAddress } from "../known-address.ts";
import { text } from "../text.ts";
import { AuthPage } from "./auth-page.tsx";
import { AuthTabs } from "./auth-tabs.tsx";

const nothing = { email: "", password: "" };
type Credentials = typeof nothing;

const problemsOf = ({ email, password }: Credentials): Credentials => ({
  email: isEmail(email) ? "" : text.badEmail,
  password: password ? "" : text.passwordRequired,
});

export function SignInPage(target: SignInTarget) {
  return (
    <AuthPage
      title={text.signIn.title}
      lead={text.signIn.lead}
      top={<AuthTabs current={entryPlaces.signIn} />}
    >
      <SignInForm {...target} />
    </AuthPage>
  );
}

// Two fields need no forms library, a tenth of the load of most visits' first page.
function SignInForm(target: SignInTarget) {
  const form = useRef<HTMLFormElement>(null);
  const [given, setGiven] = useState(nothing);
  const [problems, setProblems] = useState(nothing);
  const [isBusy, setIsBusy] = useState(false);
  const signIn = useSignIn(target);
  // Text typed or filled in by the browser before this page could listen.
  useLayoutEffect(() => {
    const typed = form.current && new FormData(form.current);
    const typedIn = (field: keyof Credentials) => String(typed?.get(field) ?? "");
    setGiven({ email: typedIn("email") || keptAddress(), password: typedIn("password") });
  }, []);
  useEffect(() => focusFirst(form.current, "email"), []);
  const change = (field: keyof Credentials) => (value: string) => {
    setGiven({ ...given, [field]: value });
    setProblems({ ...problems, [field]: "" });
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const found = problemsOf(given);
    setProblems(found);
    const firstBad = found.email ? "email" : found.password && "password";
    if (firstBad) {
      form.current?.querySelector<HTMLInputElement>(`[name=${firstBad}]`)?.focus();
      return void toast.error(text.fixErrors, { durationMs: shortNoticeMs });
    }
    setIsBusy(true);
    await signIn(given);
    setIsBusy(false);
  };

  return (
    // A form sent before scripts run goes nowhere: the address would show its values.
    <form ref={form} method="dialog" noValidate className="flex flex-col gap-5" onSubmit={submit}>
      <TextField
        label={text.email}
        name="email"
        type="email"
        autoComplete="username"
        value={given.email}
        error={problems.email}
        onChange={change("email")}
      />
      <PasswordField
        label={text.password}
        name="password"
        autoComplete="current-password"
        value={given.password}
        error={problems.password}
        onChange={change("password")}
      />
      <p className="-mt-2 text-end text-sm">
        <Link href={entryPlaces.forgotPassword}>{text.signIn.forgot}</Link>
      </p>
      <Button
        type="submit"
        variant="primary"
        isWide
        isPending={isBusy}
        pendingText={text.signIn.busy}
      >
        {text.signIn.submit}
      </Button>
    </form>
  );
}

interface SignInTarget {
  /** The user's destination before sign-in. */
  wanted?: string | undefined;
  /** Loads the app ahead. */
  prepare?: () => void;
  /** Shows the shape of the screen to be entered; without an address, the form again. */
  outline?: (href?: string) => void;
  enter: (href: string) => Promise<void>;
}

/** A path of this app, from any address in the browser's history. */
const isPath = (wanted: string | undefined) => /^\/[^/\\]/.test(wanted ?? "");

/** Signs in and enters the place of the account state; a deactivated account gets no session. */
function useSignIn({ wanted, prepare, outline, enter }: SignInTarget) {
  return async (given: { email: string; password: string }) => {
    try {
      prepare?.();
      const { token, employee } = await callApi("auth.login", { body: given });
      if (!token) {
        clearSession();
        return await enter(entryPlaces.deactivated);
      }
      storeSession(token, employee.email);
      dropAddress();
      toast.success(text.signIn.done, { durationMs: shortNoticeMs });
      // The wanted page's own guard redirects anyone who may not see it.
      const href = wanted && isPath(wanted) ? wanted : landingPathOf(employee);
      outline?.(href);
      const [{ applyPreferences }, { focusHeading }] = await Promise.all([
        import("../preferences.ts"),
        import("#web/ui/heading-focus.ts"),
      ]);
      await Promise.all([
        applyPreferences(),
        new Promise((resolve) => setTimeout(resolve, pauseBeforeLeavingMs)),
      ]);
      await enter(href);
      focusHeading();
    } catch (error) {
      outline?.();
      toast.error(failureMessage(error), { durationMs: shortNoticeMs });
    }
  };
}
