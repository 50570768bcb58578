import { useEffect } from "react";
import { messageOf } from "#web/api/api-error.ts";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { shortNoticeMs } from "#web/ui/feedback/notice-time.ts";
import { Delayed, Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { text } from "../text.ts";
import { StandAlonePage } from "./stand-alone-page.tsx";
import { useExit } from "./use-exit.tsx";

const nothingToForget = () => {};

interface ProfileWaitingProps {
  title: string;
  lead: string;
  /** The reason for a failed load; undefined during the load. */
  error: Error | null;
  onRetry: () => void;
}

/** A wizard's page until its initial values are loaded. */
export function PendingProfile({ title, lead, error, onRetry }: ProfileWaitingProps) {
  const { logOut } = useExit(false, nothingToForget);
  useEffect(() => {
    if (error) toast.error(text.loadFailed, { durationMs: shortNoticeMs });
  }, [error]);
  return (
    <StandAlonePage title={title} lead={lead} onLogOut={logOut}>
      {error ? (
        <div className="rounded-lg border border-line bg-card">
          <ErrorState
            title={text.loadFailed}
            message={messageOf(error, text.notReached)}
            onRetry={onRetry}
          />
        </div>
      ) : (
        <Delayed label={text.loading}>
          <div className="grid gap-6 rounded-lg border border-line bg-card p-5 md:grid-cols-2 md:p-8">
            <Skeleton className="h-8 md:col-span-2" />
            {["a", "b", "c", "d", "e", "f"].map((field) => (
              <Skeleton key={field} className="h-14" />
            ))}
          </div>
        </Delayed>
      )}
    </StandAlonePage>
  );
}

/** For a form's initial values: read on every visit, and never replaced during input. */
export const singleRead = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 } as const;
