import { useState } from "react";
import { useApiQuery } from "#web/api/hooks.ts";
import { Button } from "#web/ui/button.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { Delayed, Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { ConfirmDialog } from "#web/ui/overlay/confirm-dialog.tsx";
import { SessionRow } from "./session-row.tsx";
import { SettingsCard } from "./settings-card.tsx";
import { text } from "./text.ts";
import { useSigningOut } from "./use-signing-out.ts";

const { sessions: words } = text;

/** The own signed-in devices, and the way to sign out each or all others. */
export function SessionSettings() {
  const { data: sessions, isError, refetch } = useApiQuery("auth.listSessions", {});
  const { endingId, isEndingOthers, signOutOne, signOutOthers } = useSigningOut();
  const [isAsking, setIsAsking] = useState(false);
  const hasOthers = sessions?.some(({ isCurrent }) => !isCurrent);

  return (
    <SettingsCard title={words.title} lead={words.lead}>
      {sessions && (
        <ul aria-label={words.title}>
          {sessions.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              isPending={session.id === endingId}
              onSignOut={() => void signOutOne(session)}
            />
          ))}
        </ul>
      )}
      {sessions && (
        <div className="mt-5 border-line border-t pt-5">
          {hasOthers ? (
            <Button
              isPending={isEndingOthers}
              className="text-red-text"
              onClick={() => setIsAsking(true)}
            >
              {words.signOutOthers}
            </Button>
          ) : (
            <p className="text-muted">{words.onlyThis}</p>
          )}
        </div>
      )}
      {!sessions && isError && (
        <ErrorState message={words.loadFailed} onRetry={() => void refetch()} />
      )}
      {!sessions && !isError && (
        <Delayed label={words.loading}>
          <Skeleton className="h-14" />
          <Skeleton className="mt-4 h-14" />
        </Delayed>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={words.askTitle}
        confirmLabel={words.signOutOthers}
        tone="danger"
        onCancel={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          void signOutOthers();
        }}
      >
        {words.askBody}
      </ConfirmDialog>
    </SettingsCard>
  );
}
