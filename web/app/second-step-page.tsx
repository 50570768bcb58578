import { useNavigate } from "@tanstack/react-router";
import { places } from "#contract/places.ts";
import { FactorSettings } from "#web/modules/auth/factors/factor-settings.tsx";
import { landingPathOf, signOut, useCurrentEmployee } from "#web/modules/auth/index.ts";
import { StandAlonePage } from "#web/modules/onboarding/wizard/stand-alone-page.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";

const text = {
  title: "Add a second step to your sign-in",
  lead: "Your company requires a second step when you sign in. Set one up here to continue: a passkey on this device, or an authenticator app on your phone.",
  done: "You have a second step now",
  doneHelp: "Keep your recovery codes where you find them without this device or your phone.",
  next: "Continue",
} as const;

/** The only page for people who lack a required second step of sign-in. */
export function SecondStepPage() {
  const navigate = useNavigate();
  const me = useCurrentEmployee();
  const leave = () => {
    signOut();
    void navigate({ to: places.signIn });
  };
  return (
    <StandAlonePage title={text.title} lead={text.lead} onLogOut={leave}>
      {!me.missingFactor?.isDue && (
        <Banner
          tone="green"
          title={text.done}
          action={
            <ButtonLink href={landingPathOf(me)} variant="primary" size="sm">
              {text.next}
            </ButtonLink>
          }
        >
          {text.doneHelp}
        </Banner>
      )}
      <FactorSettings />
    </StandAlonePage>
  );
}
