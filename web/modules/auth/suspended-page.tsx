import { places } from "#contract/places.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { AuthPage } from "./auth-page.tsx";
import { refusalText } from "./refusal-text.ts";

export const SuspendedPage = () => (
  <AuthPage title={refusalText.suspended.title} lead={refusalText.suspended.lead}>
    <ButtonLink href={places.signIn} variant="primary" isWide>
      {refusalText.suspended.back}
    </ButtonLink>
  </AuthPage>
);
