import { places } from "#contract/places.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { AuthPage } from "./auth-page.tsx";
import { text } from "./text.ts";

export const SuspendedPage = () => (
  <AuthPage title={text.suspended.title} lead={text.suspended.lead}>
    <ButtonLink href={places.signIn} variant="primary" isWide>
      {text.suspended.back}
    </ButtonLink>
  </AuthPage>
);
