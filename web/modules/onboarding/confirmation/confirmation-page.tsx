import { useEffect, useState } from "react";
import { places } from "#contract/places.ts";
import { AuthPage } from "#web/modules/auth/index.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Link } from "#web/ui/link.tsx";
import { type Outcome, startConfirmation } from "./confirmation.ts";
import { text } from "./text.ts";

const { page: labels } = text;

/** Where the mailed link leads: it confirms the address at once, signed in or not, and says what came of it. */
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
