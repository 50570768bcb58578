import { useEffect, useState } from "react";
import { places } from "#contract/places.ts";
import type { Trial } from "#contract/providers.ts";
import { ApiError } from "#web/api/api-error.ts";
import { callApi } from "#web/api/client.ts";
import { queryClient } from "#web/api/query-client.ts";
import { storeSession } from "#web/api/session.ts";
import {
  AuthPage,
  applyPreferences,
  failureOrOfflineMessage,
  landingPathOf,
  providerReturn,
  takeDeparture,
} from "#web/modules/auth/index.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { shortNoticeMs } from "#web/ui/feedback/notice-time.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { TrialResult } from "../providers/trial-result.tsx";
import { text } from "./text.ts";

interface ReturnPageProps {
  enter: (href: string) => Promise<void>;
}

/** Where a sign-in provider sends the browser back to: ends a sign-in, or a trial. */
export function ReturnPage({ enter }: ReturnPageProps) {
  const [outcome, setOutcome] = useState<Outcome>();
  useEffect(() => {
    let isWanted = true;
    void endOnce().then((found) => {
      if (!isWanted) return;
      if (found.kind === "entered") void enter(found.href);
      else setOutcome(found);
    });
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
  const { isTrial, message } = outcome;
  return (
    <AuthPage title={isTrial ? text.trialFailedTitle : text.failedTitle} lead={message}>
      <ButtonLink href={isTrial ? places.securitySettings : places.signIn} variant="primary" isWide>
        {isTrial ? text.toSettings : text.toSignIn}
      </ButtonLink>
    </AuthPage>
  );
}

const Tried = ({ trial }: { trial: Trial }) => (
  <AuthPage title={text.triedTitle} lead={text.triedLead}>
    <div className="flex flex-col gap-6">
      <TrialResult trial={trial} />
      <ButtonLink href={places.securitySettings} variant="primary" isWide>
        {text.toSettings}
      </ButtonLink>
    </div>
  </AuthPage>
);

type Outcome =
  | { kind: "entered"; href: string }
  | { kind: "tried"; trial: Trial }
  | { kind: "failed"; isTrial: boolean; message: string };

let ending: Promise<Outcome> | undefined;
/** A flow ends once, however often the page is rendered. */
const endOnce = () => {
  ending ??= end();
  return ending;
};

async function end(): Promise<Outcome> {
  const departure = takeDeparture();
  const parameters = providerReturn();
  const state = parameters.get("state");
  const isTrial = departure?.purpose === "trial";
  if (!departure || !state) return { kind: "failed", isTrial, message: text.ended };
  const body = {
    ...{ state, browserKey: departure.browserKey },
    ...given(parameters, "code"),
    ...given(parameters, "iss"),
    ...given(parameters, "error"),
  };
  try {
    if (isTrial) return { kind: "tried", trial: await callApi("sso.finishTrial", { body }) };
    return { kind: "entered", href: await signIn(body, departure.wanted) };
  } catch (error) {
    return { kind: "failed", isTrial, message: messageOf(error) };
  }
}

function given(parameters: URLSearchParams, name: "code" | "iss" | "error") {
  const value = parameters.get(name);
  return value ? { [name]: value } : {};
}

type ReturnBody = { state: string; browserKey: string };

/** Returns where the person wanted to go; the guard there redirects anyone who may not see it. */
async function signIn(body: ReturnBody, wanted: string | undefined): Promise<string> {
  const { token, employee } = await callApi("sso.finishSso", { body });
  if (!token) return places.deactivated;
  queryClient.clear();
  storeSession(token, employee.email);
  toast.success(text.done, { durationMs: shortNoticeMs });
  await applyPreferences();
  return wanted && /^\/[^/\\]/.test(wanted) ? wanted : landingPathOf(employee);
}

const messageOf = (error: unknown) =>
  error instanceof ApiError && error.code && (error.status === 403 || isOfProvider(error.code))
    ? error.message
    : failureOrOfflineMessage(error);
const isOfProvider = (code: string) => code.startsWith("sso_");
