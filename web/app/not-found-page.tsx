import { useCanGoBack, useRouter } from "@tanstack/react-router";
import { places } from "#contract/places.ts";
import { AuthPage } from "#web/modules/auth/pages/auth-page.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";

const text = {
  title: "Page Not Found",
  lead: "The page you are looking for doesn't exist or has been moved.",
  toDashboard: "Go to Dashboard",
  back: "Go Back",
} as const;

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
    <AuthPage title={text.title} lead={text.lead}>
      <div className="flex flex-col gap-3">
        <ButtonLink href={places.ownDashboard} variant="primary" isWide>
          {text.toDashboard}
        </ButtonLink>
        <Button isWide onClick={goBack}>
          {text.back}
        </Button>
      </div>
    </AuthPage>
  );
}
