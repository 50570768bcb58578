import { useEffect, useEffectEvent, useLayoutEffect, useState } from "react";
import { domainOf, isEmail } from "#contract/rules/email.ts";
import { ApiError } from "#web/api/api-error.ts";
import { callApi } from "#web/api/client.ts";
import type { ResultOf } from "#web/api/operations.ts";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { leave } from "../departure.ts";
import { failureMessage } from "../failure-message.ts";

const text = {
  signIn: (name: string) => `Sign in with ${name}`,
  leaving: "Opening...",
  required: "Your company requires single sign-on.",
  emergency: "Use an emergency account",
} as const;

type Options = ResultOf<"sso.signInOptions">;
const none: Options = { providers: [], isRequired: false };

/** While an address is typed, its domain changes with each letter. */
const typingMs = 300;

export interface ProviderButtonsProps {
  email: string;
  wanted?: string | undefined;
  /** Told how to sign in instead of by password, if only emergency accounts have one. */
  setInstead: (start: (() => () => Promise<void>) | undefined) => void;
}

/** The sign-in providers of an address's domain, beneath the password or in its place. */
export function ProviderButtons({ email, wanted, setInstead }: ProviderButtonsProps) {
  const { providers, isRequired } = useOptions(isEmail(email) ? domainOf(email) : "");
  const { busyId, start } = useStart(email, wanted);
  const [isEmergency, setIsEmergency] = useState(false);
  const firstId = providers[0]?.id;
  const startFirst = useEffectEvent(async () => firstId && start(firstId));
  const isAlone = isRequired && !isEmergency;
  useLayoutEffect(() => {
    // A password that is being typed stays.
    const isTyping = document.activeElement?.getAttribute("name") === "password";
    if (!isAlone || isTyping) return;
    setInstead(() => async () => void (await startFirst()));
    return () => setInstead(undefined);
  }, [isAlone, setInstead]);
  // Whoever asked for the field wants to type into it.
  useEffect(() => {
    if (isEmergency) document.querySelector<HTMLInputElement>("[name=password]")?.focus();
  }, [isEmergency]);
  return (
    <div role="status">
      {isRequired && <p className="mt-5 text-muted text-sm">{text.required}</p>}
      {providers.map(({ id, name }) => (
        <Button
          key={id}
          isWide
          variant={isAlone ? "primary" : undefined}
          className={isRequired ? "mt-3" : "mt-5"}
          isPending={busyId === id}
          pendingText={text.leaving}
          onClick={() => void start(id)}
        >
          <span className="truncate">{text.signIn(name)}</span>
        </Button>
      ))}
      {isAlone && (
        <Button
          isWide
          variant="ghost"
          size="sm"
          className="mt-2"
          onClick={() => {
            setIsEmergency(true);
            setInstead(undefined);
          }}
        >
          {text.emergency}
        </Button>
      )}
    </div>
  );
}

/** Sign-in by password needs no answer, so a failure stays silent. */
function useOptions(domain: string): Options {
  const [known, setKnown] = useState<Options & { domain: string }>();
  useEffect(() => {
    if (!domain) return;
    const asking = new AbortController();
    const ask = async () => {
      // The server looks at the domain alone, and learns no more.
      const body = { email: `anyone@${domain}` };
      const options = await callApi("sso.signInOptions", { body }, { signal: asking.signal }).catch(
        () => none,
      );
      if (!asking.signal.aborted) setKnown({ domain, ...options });
    };
    const timer = setTimeout(() => void ask(), typingMs);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [domain]);
  return known?.domain === domain ? known : none;
}

function useStart(email: string, wanted: string | undefined) {
  const [busyId, setBusyId] = useState<string>();
  // Back from the provider, the page may come from the browser's cache as it was left.
  useEffect(() => {
    const reset = () => setBusyId(undefined);
    addEventListener("pageshow", reset);
    return () => removeEventListener("pageshow", reset);
  }, []);
  const start = async (providerId: string) => {
    setBusyId(providerId);
    try {
      const departure = await callApi("sso.startSso", { body: { email, providerId } });
      leave(departure, { purpose: "sign-in", wanted });
    } catch (error) {
      setBusyId(undefined);
      toast.error(messageOf(error));
    }
  };
  return { busyId, start };
}

const messageOf = (error: unknown) =>
  error instanceof ApiError && error.code?.startsWith("sso_")
    ? error.message
    : failureMessage(error);
