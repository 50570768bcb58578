import { useCanGoBack, useRouter } from "@tanstack/react-router";
import { places } from "#contract/places.ts";
import { AuthPage } from "#web/modules/auth/auth-page.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { text } from "./text.ts";

export function NotFoundPage() {
  const router = useRouter();
  const canGoBack = useCanGoBack();
  const goBack = () => {
    // The router knows only the app's own history, the browser also that of the public pages.
    const hasPrevious = canGoBack || window.navigation?.canGoBack;
    if (hasPrevious) router.history.back();
    else location.assign(places.landing);
  };

  return (
    <AuthPage title={text.notFound.title} lead={text.notFound.lead}>
      <div className="flex flex-col gap-3">
        <ButtonLink href={places.ownDashboard} variant="primary" isWide>
          {text.notFound.toDashboard}
        </ButtonLink>
        <Button isWide onClick={goBack}>
          {text.notFound.back}
        </Button>
      </div>
    </AuthPage>
  );
}
