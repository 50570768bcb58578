import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { type UseFormReturn, useForm } from "react-hook-form";
import { entryPlaces } from "#contract/entry-places.ts";
import type { Factors } from "#contract/factors.ts";
import { readCode } from "#contract/rules/code.ts";
import { ApiError, fieldsOf, messageOf } from "#web/api/api-error.ts";
import { useApiMutation, useApiQuery } from "#web/api/hooks.ts";
import type { ResultOf } from "#web/api/operations.ts";
import { Button } from "#web/ui/button.tsx";
import { Fetched } from "#web/ui/feedback/fetched.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { FormField } from "#web/ui/form/form-field.tsx";
import { PasswordField } from "#web/ui/form/password-field.tsx";
import { required } from "#web/ui/form/rules.ts";
import { showServerErrors } from "#web/ui/form/server-errors.ts";
import { TextField } from "#web/ui/form/text-field.tsx";
import { FormDialog } from "#web/ui/overlay/form-dialog.tsx";
import { whenConfirmed } from "../departure.ts";
import { askPasskey, canUsePasskeys } from "./passkey.ts";

const text = {
  title: "Please confirm that it is you",
  lead: "This step protects your company if someone else sits at your device or knows your password.",
  loading: "Loading how you confirm...",
  loadFailed: "This could not be loaded. Please try again.",
  passkey: "Confirm with your passkey",
  provider: (name: string) => `Confirm with ${name}`,
  tabRefused: "Your browser did not open the tab of your sign-in provider. Please allow it to.",
  or: "or",
  code: "Code",
  codeHelp: "From your authenticator app, or a recovery code.",
  recoveryCode: "Recovery code",
  recoveryHelp: "If your passkey is not at hand.",
  codeMissing: "Please enter the code that your app shows, or a recovery code",
  recoveryMissing: "Please enter a recovery code of ten letters and digits",
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

/** Asks for a passkey or a code, or for the password of an account without a factor. Opens above any other dialog, which keeps its input. */
export function ConfirmationDialog({ isOpen, onAnswer }: ConfirmationDialogProps) {
  const form = useForm({ defaultValues: nothing });
  const [failure, setFailure] = useState<string>();
  const { factors, ownProvider, isByPassword, isElsewhere } = useWays(isOpen);
  const { mutateAsync: confirm } = useApiMutation("auth.confirmIdentity");
  const { mutateAsync: askOptions } = useApiMutation("auth.confirmOptions");
  const close = (isConfirmed: boolean) => {
    form.reset();
    setFailure(undefined);
    onAnswer(isConfirmed);
  };
  const submit = async ({ code, password }: typeof nothing) => {
    setFailure(undefined);
    try {
      await confirm({ body: isByPassword ? { password } : { code } });
    } catch (error) {
      if (!showServerErrors(form, fieldsOf(error))) setFailure(failureOf(error));
      return;
    }
    close(true);
  };
  const usePasskey = async () => {
    setFailure(undefined);
    try {
      const passkey = await askPasskey(await askOptions({}));
      if (!passkey) return;
      await confirm({ body: { passkey } });
      close(true);
    } catch (error) {
      setFailure(messageOf(error, text.failed));
    }
  };
  useConfirmationElsewhere(isOpen, () => close(true));
  const useProvider = async () => setFailure(openProvider() ? undefined : text.tabRefused);
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
        isDisabled={!factors.data || isElsewhere}
        isKept
        failure={failure}
      >
        <Fetched
          query={factors}
          loading={text.loading}
          failed={text.loadFailed}
          skeleton={<Skeleton className="h-16" />}
        >
          {(known) => (
            <Proofs
              form={form}
              factors={known}
              ownProvider={ownProvider}
              isElsewhere={isElsewhere}
              onProvider={useProvider}
              onPasskey={usePasskey}
            />
          )}
        </Fetched>
      </FormDialog>
    </div>
  );
}

/** How a person confirms; a required provider takes the place of the password. */
function useWays(isEnabled: boolean) {
  const factors = useApiQuery("auth.listFactors", {}, { isEnabled });
  const ownProvider = useApiQuery("sso.getOwnProvider", {}, { isEnabled });
  const isByPassword = factors.data !== undefined && kindOf(factors.data) === "password";
  const isElsewhere = isByPassword && ownProvider.data?.isRequired === true;
  return { factors, ownProvider, isByPassword, isElsewhere };
}

interface ProofsProps {
  form: ConfirmationForm;
  factors: Factors;
  ownProvider: { data: ResultOf<"sso.getOwnProvider"> | undefined; isPending: boolean };
  isElsewhere: boolean;
  onProvider: () => Promise<void>;
  onPasskey: () => Promise<void>;
}

function Proofs(props: ProofsProps) {
  const { form, factors, ownProvider, isElsewhere, onProvider, onPasskey } = props;
  // What appears later would take the focus from a field in use.
  if (ownProvider.isPending) return <Skeleton className="h-16" />;
  const provider = ownProvider.data?.name;
  const hasPasskey = factors.passkeys.length > 0 && canUsePasskeys();
  return (
    <>
      {provider && (
        <OtherProof label={text.provider(provider)} onUse={onProvider} isLast={isElsewhere} />
      )}
      {hasPasskey && <OtherProof label={text.passkey} onUse={onPasskey} />}
      {!isElsewhere && (
        <Proof form={form} kind={kindOf(factors)} isFirst={!hasPasskey && !provider} />
      )}
    </>
  );
}

function useConfirmationElsewhere(isWaiting: boolean, react: () => void): void {
  const confirmed = useEffectEvent(react);
  useEffect(() => (isWaiting ? whenConfirmed(confirmed) : undefined), [isWaiting]);
}

/** In another tab, as the dialog beneath keeps its input; false if the browser refuses. */
const openProvider = (): boolean => open(`${entryPlaces.providerReturn}?confirm`) !== null;

const failureOf = (error: unknown) =>
  error instanceof ApiError && error.code === "forbidden"
    ? text.recovery
    : messageOf(error, text.failed);

type ProofKind = "app" | "recovery" | "password";

function kindOf({ app, passkeys }: Factors): ProofKind {
  if (app) return "app";
  return passkeys.length > 0 ? "recovery" : "password";
}

interface OtherProofProps {
  label: string;
  onUse: () => Promise<void>;
  /** Without a field below. */
  isLast?: boolean;
}

/** A proof that needs no typing here. */
function OtherProof({ label, onUse, isLast = false }: OtherProofProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => button.current?.focus(), []);
  const press = async () => {
    setIsBusy(true);
    await onUse();
    setIsBusy(false);
  };
  return (
    <>
      <Button ref={button} isWide isPending={isBusy} onClick={() => void press()}>
        {label}
      </Button>
      {!isLast && <p className="text-center text-muted text-sm">{text.or}</p>}
    </>
  );
}

interface ProofProps {
  form: ConfirmationForm;
  kind: ProofKind;
  /** Without another proof above. */
  isFirst: boolean;
}

function Proof({ form, kind, isFirst }: ProofProps) {
  // The field comes after the dialog has opened.
  useEffect(() => {
    if (isFirst) form.setFocus(kind === "password" ? "password" : "code");
  }, [form, kind, isFirst]);
  if (kind === "password") return <Password form={form} />;
  return <Code form={form} isRecovery={kind === "recovery"} />;
}

interface CodeProps {
  form: ConfirmationForm;
  isRecovery: boolean;
}

const Code = ({ form, isRecovery }: CodeProps) => (
  <FormField
    form={form}
    name="code"
    rule={(code) =>
      readCode(code) ? undefined : isRecovery ? text.recoveryMissing : text.codeMissing
    }
  >
    {(field) => (
      <TextField
        {...field}
        label={isRecovery ? text.recoveryCode : text.code}
        help={isRecovery ? text.recoveryHelp : text.codeHelp}
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
