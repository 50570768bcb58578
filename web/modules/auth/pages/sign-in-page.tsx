import {
  type ComponentType,
  type FormEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { entryPlaces } from "#contract/entry-places.ts";
import { isEmail } from "#contract/rules/email.ts";
import { ApiError } from "#web/api/api-error.ts";
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
import type { CodeStepProps } from "./code-step.tsx";
import type { ProviderButtonsProps } from "./provider-buttons.tsx";

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

function SignInForm(target: SignInTarget) {
  const [given, setGiven] = useState(nothing);
  const [CodeStep, setCodeStep] = useState<ComponentType<CodeStepProps>>();
  const [Providers, setProviders] = useState<ComponentType<ProviderButtonsProps>>();
  const signIn = useSignIn(target);
  const hasEmail = isEmail(given.email);
  useEffect(() => {
    if (hasEmail)
      import("./provider-buttons.tsx").then(
        ({ ProviderButtons }) => setProviders(() => ProviderButtons),
        // The password needs none.
        () => {},
      );
  }, [hasEmail]);
  const submit = async () => {
    if ((await signIn(given)) === "code_required")
      await import("./code-step.tsx").then(
        ({ CodeStep }) => setCodeStep(() => CodeStep),
        () => void toast.error(text.failures.other, { durationMs: shortNoticeMs }),
      );
  };

  if (CodeStep)
    return (
      <CodeStep
        onSubmit={(code) => signIn({ ...given, code })}
        onBack={() => setCodeStep(undefined)}
      />
    );
  return (
    <>
      <CredentialsForm given={given} setGiven={setGiven} onSubmit={submit} />
      {Providers && hasEmail && (
        <div className="mt-5">
          <Providers email={given.email} wanted={target.wanted} />
        </div>
      )}
    </>
  );
}

interface CredentialsFormProps {
  given: Credentials;
  setGiven: (given: Credentials) => void;
  onSubmit: () => Promise<void>;
}

// Two fields need no forms library, a tenth of the load of most visits' first page.
function CredentialsForm({ given, setGiven, onSubmit }: CredentialsFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState(nothing);
  const [isBusy, setIsBusy] = useState(false);
  // Text typed or filled in by the browser before this page could listen.
  useLayoutEffect(() => {
    const typed = form.current && new FormData(form.current);
    const typedIn = (field: keyof Credentials) => String(typed?.get(field) ?? "");
    setGiven({ email: typedIn("email") || keptAddress(), password: typedIn("password") });
  }, [setGiven]);
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
    await onSubmit();
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

/** Shows a failure, or returns a refusal that concerns the code. */
function refusalOf(error: unknown): string | undefined {
  const code = error instanceof ApiError ? error.code : undefined;
  if (code === "code_required" || code === "wrong_code") return code;
  toast.error(failureMessage(error), { durationMs: shortNoticeMs });
  return undefined;
}

/** Signs in and enters the place of the account state; a deactivated account gets no session. Returns a refusal that concerns the code. */
function useSignIn({ wanted, prepare, outline, enter }: SignInTarget) {
  return async (given: Credentials & { code?: string }) => {
    try {
      prepare?.();
      const { token, employee } = await callApi("auth.login", { body: given });
      if (!token) {
        clearSession();
        await enter(entryPlaces.deactivated);
        return undefined;
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
      return undefined;
    } catch (error) {
      outline?.();
      return refusalOf(error);
    }
  };
}
