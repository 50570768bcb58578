import { useCanGoBack, useRouter } from "@tanstack/react-router";
import { places } from "#contract/places.ts";
import { ApiError } from "#web/api/api-error.ts";
import { AuthPage } from "#web/modules/auth/pages/auth-page.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";

const text = {
  notFound: {
    title: "Page Not Found",
    lead: "The page you are looking for doesn't exist or has been moved.",
    toDashboard: "Go to Dashboard",
    back: "Go Back",
  },
  failure: {
    offline: "Baton HR cannot be reached right now. Check your connection and try again.",
    unexpected: "Something went wrong on this page. Nothing you saved is lost.",
    title: "This page could not be shown",
  },
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

/** Replaces a failed page and says what to do, without the error's message. */
export function PageFailure({ error }: { error: unknown }) {
  const router = useRouter();
  const isOffline = error instanceof ApiError;
  if (!isOffline) console.error(error);
  return (
    <main className="flex min-h-dvh items-center justify-center bg-page">
      <ErrorState
        title={text.failure.title}
        message={isOffline ? text.failure.offline : text.failure.unexpected}
        onRetry={() => void router.invalidate()}
      />
    </main>
  );
}
