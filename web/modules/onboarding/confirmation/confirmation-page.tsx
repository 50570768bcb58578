import { useEffect, useState } from "react";
import { places } from "#contract/places.ts";
import { ApiError } from "#web/api/api-error.ts";
import { callApi } from "#web/api/client.ts";
import { refreshAfter } from "#web/api/refresh.ts";
import { AuthPage, failureOrOfflineMessage } from "#web/modules/auth/index.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Link } from "#web/ui/link.tsx";
import { text } from "./text.ts";

const { page: labels } = text;

/** The target of the mailed link: confirms the address at once, signed in or not. */
export function ConfirmationPage() {
  const [outcome, setOutcome] = useState<Outcome>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isWanted = true;
    void startConfirmation(attempt).then((found) => isWanted && setOutcome(found));
    return () => {
      isWanted = false;
    };
  }, [attempt]);

  if (!outcome) return <AuthPage title={labels.busyTitle} lead={labels.busyLead} children={null} />;
  if (outcome.state === "confirmed") return <Confirmed />;
  if (outcome.state === "refused") return <Refused />;
  return (
    <AuthPage title={labels.failedTitle} lead={outcome.message}>
      <Button
        variant="primary"
        isWide
        onClick={() => {
          setOutcome(undefined);
          setAttempt(attempt + 1);
        }}
      >
        {labels.retry}
      </Button>
    </AuthPage>
  );
}

/** The sign-in page redirects signed-in people to their own place. */
const Confirmed = () => (
  <AuthPage title={labels.doneTitle} lead={labels.doneLead}>
    <ButtonLink href={places.signIn} variant="primary" isWide>
      {labels.continue}
    </ButtonLink>
  </AuthPage>
);

const Refused = () => (
  <AuthPage title={labels.badTitle} lead={labels.badLead}>
    <p className="mb-6 text-muted">{labels.badHelp}</p>
    <ButtonLink href={places.signIn} variant="primary" isWide>
      {labels.signIn}
    </ButtonLink>
    <p className="mt-6 text-center">
      <Link href={places.signUp}>{labels.signUp}</Link>
    </p>
  </AuthPage>
);

type Outcome =
  | { state: "confirmed" }
  | { state: "refused" }
  /** Another attempt may succeed. */
  | { state: "failed"; message: string };

/** The token follows the #, so that no server ever logs it. */
const tokenInAddress = () => new URLSearchParams(location.hash.slice(1)).get("access_token");

const started = new Map<string, Promise<Outcome>>();

/** Confirms with the address's token, once per attempt: the link works once, and a page may be mounted twice. */
function startConfirmation(attempt: number): Promise<Outcome> {
  const accessToken = tokenInAddress();
  if (!accessToken) return Promise.resolve({ state: "refused" });
  const key = `${attempt}:${accessToken}`;
  const outcome = started.get(key) ?? confirm(accessToken);
  started.set(key, outcome);
  return outcome;
}

async function confirm(accessToken: string): Promise<Outcome> {
  try {
    await callApi("onboarding.confirmEmail", { body: { accessToken } });
    void refreshAfter("onboarding.confirmEmail");
    return { state: "confirmed" };
  } catch (error) {
    if (error instanceof ApiError && error.status === 400) return { state: "refused" };
    return { state: "failed", message: failureOrOfflineMessage(error) };
  }
}
