import { entryPlaces } from "#contract/entry-places.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { refusalText } from "../refusal-text.ts";
import { AuthPage } from "./auth-page.tsx";

export const SuspendedPage = () => (
  <AuthPage title={refusalText.suspended.title} lead={refusalText.suspended.lead}>
    <ButtonLink href={entryPlaces.signIn} variant="primary" isWide>
      {refusalText.suspended.back}
    </ButtonLink>
  </AuthPage>
);
