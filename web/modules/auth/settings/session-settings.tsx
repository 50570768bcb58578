import { useState } from "react";
import { useApiQuery } from "#web/api/hooks.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { Fetched } from "#web/ui/feedback/fetched.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { ConfirmDialog } from "#web/ui/overlay/confirm-dialog.tsx";
import { SessionRow } from "./session-row.tsx";
import { text } from "./text.ts";
import { useSessionEnd } from "./use-session-end.ts";

const { sessions: labels } = text;

/** The devices on which the user is signed in; each, or all others at once, can be signed out. */
export function SessionSettings() {
  const sessions = useApiQuery("auth.listSessions", {});
  const { endingId, isEndingOthers, signOutOne, signOutOthers } = useSessionEnd();
  const [isAsking, setIsAsking] = useState(false);

  return (
    <Card title={labels.title} lead={labels.lead}>
      <Fetched
        query={sessions}
        loading={labels.loading}
        failed={labels.loadFailed}
        skeleton={
          <>
            <Skeleton className="h-14" />
            <Skeleton className="mt-4 h-14" />
          </>
        }
      >
        {(known) => (
          <>
            <ul aria-label={labels.title}>
              {known.map((session) => (
                <SessionRow
                  key={session.id}
                  session={session}
                  isPending={session.id === endingId}
                  onSignOut={() => void signOutOne(session)}
                />
              ))}
            </ul>
            <div className="mt-5 border-line border-t pt-5">
              {known.some(({ isCurrent }) => !isCurrent) ? (
                <Button
                  isPending={isEndingOthers}
                  className="text-red-text"
                  onClick={() => setIsAsking(true)}
                >
                  {labels.signOutOthers}
                </Button>
              ) : (
                <p className="text-muted">{labels.onlyThis}</p>
              )}
            </div>
          </>
        )}
      </Fetched>
      <ConfirmDialog
        isOpen={isAsking}
        title={labels.askTitle}
        confirmLabel={labels.signOutOthers}
        tone="danger"
        onCancel={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          void signOutOthers();
        }}
      >
        {labels.askBody}
      </ConfirmDialog>
    </Card>
  );
}
