import { useEffect, useState } from "react";
import { domainOf } from "#contract/rules/email.ts";
import { ApiError } from "#web/api/api-error.ts";
import { callApi } from "#web/api/client.ts";
import type { ResultOf } from "#web/api/operations.ts";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { leave } from "../departure.ts";
import { failureMessage } from "../failure-message.ts";

const text = {
  or: "or",
  signIn: (name: string) => `Sign in with ${name}`,
  leaving: (name: string) => `Opening ${name}...`,
  found: (names: readonly string[]) => `Your company also offers ${names.join(" and ")}.`,
} as const;

type Offered = ResultOf<"sso.signInOptions">["providers"];
const none: Offered = [];

/** While an address is typed, its domain changes with each letter. */
const typingMs = 300;

export interface ProviderButtonsProps {
  /** An address in its full form. */
  email: string;
  wanted?: string | undefined;
}

/** The sign-in providers of an address's domain, beneath the password. */
export function ProviderButtons({ email, wanted }: ProviderButtonsProps) {
  const providers = useProviders(domainOf(email));
  const { busyId, start } = useStart(email, wanted);
  return (
    <div className="flex flex-col gap-3 empty:hidden">
      {providers.length > 0 && (
        <p className="flex items-center gap-3 text-muted text-sm before:flex-1 before:border-line before:border-t after:flex-1 after:border-line after:border-t">
          {text.or}
        </p>
      )}
      {providers.map(({ id, name }) => (
        <Button
          key={id}
          isWide
          className="min-w-0"
          isPending={busyId === id}
          pendingText={text.leaving(name)}
          onClick={() => void start(id)}
        >
          <span className="truncate">{text.signIn(name)}</span>
        </Button>
      ))}
      <p role="status" className="sr-only">
        {providers.length > 0 && text.found(providers.map(({ name }) => name))}
      </p>
    </div>
  );
}

/** Sign-in by password needs no answer, so a failure stays silent. */
function useProviders(domain: string): Offered {
  const [known, setKnown] = useState<{ domain: string; providers: Offered }>();
  useEffect(() => {
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
