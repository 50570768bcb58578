import { useEffect, useState } from "react";
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
} as const;

type Offered = ResultOf<"sso.signInOptions">["providers"];
const none: Offered = [];

/** While an address is typed, its domain changes with each letter. */
const typingMs = 300;

export interface ProviderButtonsProps {
  email: string;
  wanted?: string | undefined;
}

/** The sign-in providers of an address's domain, beneath the password. */
export function ProviderButtons({ email, wanted }: ProviderButtonsProps) {
  const providers = useProviders(isEmail(email) ? domainOf(email) : "");
  const { busyId, start } = useStart(email, wanted);
  return (
    <div role="status">
      {providers.map(({ id, name }) => (
        <Button
          key={id}
          isWide
          className="mt-5"
          isPending={busyId === id}
          pendingText={text.leaving}
          onClick={() => void start(id)}
        >
          <span className="truncate">{text.signIn(name)}</span>
        </Button>
      ))}
    </div>
  );
}

/** Sign-in by password needs no answer, so a failure stays silent. */
function useProviders(domain: string): Offered {
  const [known, setKnown] = useState<{ domain: string; providers: Offered }>();
  useEffect(() => {
    if (!domain) return;
    const asking = new AbortController();
    const ask = async () => {
      // The server looks at the domain alone, and learns no more.
      const body = { email: `anyone@${domain}` };
      const { providers } = await callApi(
        "sso.signInOptions",
        { body },
        { signal: asking.signal },
      ).catch(() => ({ providers: none }));
      if (!asking.signal.aborted) setKnown({ domain, providers });
    };
    const timer = setTimeout(() => void ask(), typingMs);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [domain]);
  return known?.domain === domain ? known.providers : none;
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
