import { useRouter } from "@tanstack/react-router";
import { ApiError } from "#web/api/api-error.ts";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { text } from "./text.ts";

/** Replaces a page that failed: says what to do, never the error's own message. */
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
