import { useRouter } from "@tanstack/react-router";
import { ApiError } from "#web/api/api-error.ts";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";

const text = {
  offline: "Baton HR cannot be reached right now. Check your connection and try again.",
  unexpected: "Something went wrong on this page. Nothing you saved is lost.",
  title: "This page could not be shown",
} as const;

/** Replaces a failed page and says what to do, without the error's message. */
export function PageFailure({ error }: { error: unknown }) {
  const router = useRouter();
  const isOffline = error instanceof ApiError;
  if (!isOffline) console.error(error);
  return (
    <main className="flex min-h-dvh items-center justify-center bg-page">
      <ErrorState
        title={text.title}
        message={isOffline ? text.offline : text.unexpected}
        onRetry={() => void router.invalidate()}
      />
    </main>
  );
}
