"use no memo";

import {
  type ComponentType,
  type FormEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import type { SignIn } from "#contract/auth.ts";
import { entryPlaces } from "#contract/entry-places.ts";
import { isEmail } from "#contract/rules/email.ts";
import { ApiError } from "#web/api/api-error.ts";
import { callApi } from "#web/api/client.ts";
import { Button } from "#web/ui/button.tsx";
import { shortNoticeMs } from "#web/ui/feedback/notice-time.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { focusFirst } from "#web/ui/form/focus-first.ts";
import { PasswordField } from "#web/ui/form/password-field.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { Link } from "#web/ui/link.tsx";
import { useLoaded } from "#web/ui/use-loaded.ts";
import type { SignInTarget } from "../entering.ts";
import { failureMessage } from "../failure-message.ts";
import { keptAddress } from "../known-address.ts";
import { text } from "../text.ts";
import { AuthPage } from "./auth-page.tsx";
import { AuthTabs } from "./auth-tabs.tsx";
import type { CodeStepProps } from "./code-step.tsx";

const loadProviders = () =>
  import("./provider-buttons.tsx").then(({ ProviderButtons }) => ProviderButtons);
const loadPasskeys = () => import("./passkey-entry.tsx").then(({ PasskeyEntry }) => PasskeyEntry);

const nothing = { email: "", password: "" };
type Credentials = typeof nothing;

const problemsOf = ({ email, password }: Credentials, hasPassword: boolean): Credentials => ({
  email: isEmail(email) ? "" : text.badEmail,
  password: password || !hasPassword ? "" : text.passwordRequired,
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
  const signIn = useSignIn(target);
  const Passkeys = useLoaded(loadPasskeys, "PublicKeyCredential" in globalThis, () => {});
  // The password needs none.
  const Providers = useLoaded(loadProviders, isEmail(given.email), () => {});
  // Starts the sign-in by a provider where the password signs in emergency accounts only.
  const [instead, setInstead] = useState<() => unknown>();
  const submit = async () => {
    if (instead) return void (await instead());
    if ((await signIn(() => callApi("auth.login", { body: given }))) === "code_required")
      await import("./code-step.tsx").then(
        ({ CodeStep }) => setCodeStep(() => CodeStep),
        () => void toast.error(text.failures.other, { durationMs: shortNoticeMs }),
      );
  };

  if (CodeStep)
    return (
      <CodeStep
        onSubmit={(code) => signIn(() => callApi("auth.login", { body: { ...given, code } }))}
        onBack={() => setCodeStep(undefined)}
      />
    );
  return (
    <>
      <CredentialsForm given={given} setGiven={setGiven} onSubmit={submit} hasPassword={!instead}>
        {Passkeys && (
          <Passkeys onAnswer={(body) => signIn(() => callApi("auth.passkeyLogin", { body }))} />
        )}
      </CredentialsForm>
      {Providers && (
        <Providers email={given.email} wanted={target.wanted} setInstead={setInstead} />
      )}
    </>
  );
}

interface CredentialsFormProps {
  given: Credentials;
  setGiven: (given: Credentials) => void;
  onSubmit: () => Promise<void>;
  hasPassword: boolean;
  /** Another way to sign in. */
  children: ReactNode;
}

// Two fields need no forms library, a tenth of the load of most visits' first page.
function CredentialsForm(props: CredentialsFormProps) {
  const { given, setGiven, onSubmit, hasPassword, children } = props;
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
    const found = problemsOf(given, hasPassword);
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
        autoComplete="username webauthn"
        value={given.email}
        error={problems.email}
        onChange={change("email")}
      />
      {hasPassword && (
        <>
          <PasswordField
            label={text.password}
            name="password"
            autoComplete="current-password"
            value={given.password}
            error={problems.password}
            onChange={change("password")}
          />
          <div className="-mt-2 flex flex-wrap justify-between gap-x-4 gap-y-2 text-sm">
            {children}
            <Link href={entryPlaces.forgotPassword} className="ms-auto">
              {text.signIn.forgot}
            </Link>
          </div>
          <Button
            type="submit"
            variant="primary"
            isWide
            isPending={isBusy}
            pendingText={text.signIn.busy}
          >
            {text.signIn.submit}
          </Button>
        </>
      )}
    </form>
  );
}

const concernsProof = ["code_required", "wrong_code", "passkey_refused"];

/** Shows a failure, or returns a refusal that concerns a code or passkey. */
function refusalOf(error: unknown): string | undefined {
  const code = error instanceof ApiError ? error.code : undefined;
  if (code && concernsProof.includes(code)) return code;
  toast.error(failureMessage(error), { durationMs: shortNoticeMs });
  return undefined;
}

/** Signs in and enters the app; returns a refusal that concerns a code or passkey. */
function useSignIn(target: SignInTarget) {
  return async (call: () => Promise<SignIn>) => {
    try {
      target.prepare?.();
      const [{ enterAs }, signedIn] = await Promise.all([import("../entering.ts"), call()]);
      await enterAs(signedIn, target);
      return undefined;
    } catch (error) {
      target.outline?.();
      return refusalOf(error);
    }
  };
}
