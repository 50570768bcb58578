import { entryPlaces } from "#contract/entry-places.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { refusalText } from "../refusal-text.ts";
import { AuthPage } from "./auth-page.tsx";

export const DeactivatedPage = () => (
  <AuthPage title={refusalText.deactivated.title} lead={refusalText.deactivated.lead}>
    <ButtonLink href={entryPlaces.signIn} variant="primary" isWide>
      {refusalText.deactivated.back}
    </ButtonLink>
  </AuthPage>
);
