import { places } from "#contract/places.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { AuthPage } from "./auth-page.tsx";
import { text } from "./text.ts";

export const DeactivatedPage = () => (
  <AuthPage title={text.deactivated.title} lead={text.deactivated.lead}>
    <ButtonLink href={places.signIn} variant="primary" isWide>
      {text.deactivated.back}
    </ButtonLink>
  </AuthPage>
);
