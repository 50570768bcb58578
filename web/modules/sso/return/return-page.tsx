import { useEffect, useState } from "react";
import { places } from "#contract/places.ts";
import type { Trial } from "#contract/providers.ts";
import { ApiError } from "#web/api/api-error.ts";
import { callApi } from "#web/api/client.ts";
import { queryClient } from "#web/api/query-client.ts";
import {
  AuthPage,
  enterAs,
  failureOrOfflineMessage,
  leave,
  providerReturn,
  takeDeparture,
  tellConfirmed,
} from "#web/modules/auth/index.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { TrialResult } from "../providers/trial-result.tsx";
import { text } from "./text.ts";

type Enter = (href: string) => Promise<void>;

interface ReturnPageProps {
  enter: Enter;
}

/** Where a sign-in provider sends the browser back to: ends a sign-in, a trial or a confirmation, which begins here as well. */
export function ReturnPage({ enter }: ReturnPageProps) {
  const [outcome, setOutcome] = useState<Outcome>();
  useEffect(() => {
    let isWanted = true;
    void endOnce(enter).then((found) => isWanted && setOutcome(found));
    return () => {
      isWanted = false;
    };
  }, [enter]);

  if (!outcome || outcome.kind === "entered")
    return (
      <AuthPage title={text.busyTitle}>
        <p role="status" className="-mt-4 text-muted">
          {text.busyLead}
        </p>
      </AuthPage>
    );
  if (outcome.kind === "tried") return <Tried trial={outcome.trial} />;
  if (outcome.kind === "confirmed")
    return <AuthPage title={text.confirmedTitle} lead={text.confirmedLead} children={null} />;
  return <Failed {...outcome} />;
}

function Failed({ purpose, message }: { purpose: Purpose; message: string }) {
  const { title, back } = text.failed[purpose];
  return (
    <AuthPage title={title} lead={message}>
      {purpose === "confirmation" ? (
        <p className="text-muted">{back}</p>
      ) : (
        <ButtonLink
          href={purpose === "trial" ? places.securitySettings : places.signIn}
          variant="primary"
          isWide
        >
          {back}
        </ButtonLink>
      )}
    </AuthPage>
  );
}

const Tried = ({ trial }: { trial: Trial }) => (
  <AuthPage title={text.triedTitle} lead={text.triedLead}>
    <div className="flex flex-col gap-6">
      <TrialResult trial={trial} />
      <ButtonLink href={places.securitySettings} variant="primary" isWide>
        {text.failed.trial.back}
      </ButtonLink>
    </div>
  </AuthPage>
);

type Purpose = keyof typeof text.failed;

type Outcome =
  | { kind: "entered" }
  | { kind: "tried"; trial: Trial }
  | { kind: "confirmed" }
  | { kind: "failed"; purpose: Purpose; message: string };

let ending: Promise<Outcome> | undefined;
/** A flow ends once, however often the page is rendered. */
const endOnce = (enter: Enter) => {
  ending ??= end(enter);
  return ending;
};

async function end(enter: Enter): Promise<Outcome> {
  const parameters = providerReturn();
  if (parameters.has("confirm")) return begin();
  const departure = takeDeparture();
  const purpose = departure?.purpose ?? "sign-in";
  const state = parameters.get("state");
  if (!departure || !state) return { kind: "failed", purpose, message: text.ended };
  const body = {
    ...{ state, browserKey: departure.browserKey },
    ...given(parameters, "code"),
    ...given(parameters, "iss"),
    ...given(parameters, "error"),
  };
  try {
    if (purpose === "trial")
      return { kind: "tried", trial: await callApi("sso.finishTrial", { body }) };
    if (purpose === "confirmation") return await confirm(body);
    const signedIn = await callApi("sso.finishSso", { body });
    queryClient.clear();
    await enterAs(signedIn, { wanted: departure?.wanted, enter });
    return { kind: "entered" };
  } catch (error) {
    return { kind: "failed", purpose, message: messageOf(error) };
  }
}

/** Leaves for the provider, which asks again; the page stays until then. */
async function begin(): Promise<Outcome> {
  try {
    leave(await callApi("sso.startConfirmation", {}), { purpose: "confirmation" });
    return await new Promise(() => {});
  } catch (error) {
    return { kind: "failed", purpose: "confirmation", message: messageOf(error) };
  }
}

async function confirm(body: ReturnBody): Promise<Outcome> {
  await callApi("sso.finishConfirmation", { body });
  tellConfirmed();
  // Where the browser does not allow it, the page says what to do.
  close();
  return { kind: "confirmed" };
}

function given(parameters: URLSearchParams, name: "code" | "iss" | "error") {
  const value = parameters.get(name);
  return value ? { [name]: value } : {};
}

type ReturnBody = { state: string; browserKey: string };

const messageOf = (error: unknown) =>
  error instanceof ApiError && error.code && (error.status === 403 || isOfProvider(error.code))
    ? error.message
    : failureOrOfflineMessage(error);
const isOfProvider = (code: string) => code.startsWith("sso_");
