import { IconDeviceDesktop, IconDeviceMobile } from "@tabler/icons-react";
import { useState } from "react";
import type { OwnSession } from "#contract/auth.ts";
import { ApiError, messageOf } from "#web/api/api-error.ts";
import { useApiMutation, useApiQuery } from "#web/api/hooks.ts";
import { refreshAfter } from "#web/api/refresh.ts";
import { Button } from "#web/ui/button.tsx";
import { Badge } from "#web/ui/display/badge.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { Moment } from "#web/ui/display/moment.tsx";
import { Fetched } from "#web/ui/feedback/fetched.tsx";
import { shortNoticeMs } from "#web/ui/feedback/notice-time.ts";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { formatMoment } from "#web/ui/format/dates.ts";
import { ConfirmDialog } from "#web/ui/overlay/confirm-dialog.tsx";
import { text } from "./text.ts";

const { sessions: labels } = text;

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

const isHandheld = (device: string) => /iPhone|iPad|Android/.test(device);

interface SessionRowProps {
  session: OwnSession;
  isPending: boolean;
  onSignOut: () => void;
}

function SessionRow({ session, isPending, onSignOut }: SessionRowProps) {
  const { device, address, signedInAt, lastUsedAt, expiresAt, isCurrent } = session;
  const Icon = isHandheld(device) ? IconDeviceMobile : IconDeviceDesktop;
  const signedIn = formatMoment(signedInAt);
  const facts = [
    { term: labels.signedIn, value: <Moment at={signedInAt} /> },
    // This session is in use now.
    ...(isCurrent ? [] : [{ term: labels.lastUsed, value: <Moment at={lastUsedAt} /> }]),
    { term: labels.expires, value: <Moment at={expiresAt} /> },
    ...(address ? [{ term: labels.address, value: address }] : []),
  ];

  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 border-line border-t py-4 first:border-t-0 first:pt-0 last:pb-0">
      <span className="flex size-10 items-center justify-center rounded-full bg-sunken text-muted">
        <Icon size={20} stroke={1.75} aria-hidden="true" />
      </span>
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {device}
          {isCurrent && <Badge tone="green">{labels.thisDevice}</Badge>}
        </p>
        <dl className="mt-1 flex flex-wrap gap-x-5 gap-y-1 text-muted text-sm tabular-nums">
          {facts.map(({ term, value }) => (
            <div key={term} className="flex gap-1.5">
              <dt>{term}</dt>
              <dd className="text-ink">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      {!isCurrent && (
        <Button
          size="sm"
          isPending={isPending}
          aria-label={labels.signOutOf(device, signedIn)}
          onClick={onSignOut}
          className="ms-14 sm:ms-0"
        >
          {labels.signOut}
        </Button>
      )}
    </li>
  );
}

const notify = (message: string) => void toast.success(message, { durationMs: shortNoticeMs });
const fail = (error: unknown) =>
  void toast.error(messageOf(error, labels.failed), { durationMs: shortNoticeMs });
const isOver = (error: unknown) => error instanceof ApiError && error.status === 404;

function useSessionEnd() {
  const one = useApiMutation("auth.endSession");
  const others = useApiMutation("auth.endOtherSessions");

  return {
    endingId: one.isPending ? one.variables.params.id : undefined,
    isEndingOthers: others.isPending,
    signOutOne: async ({ id, device }: OwnSession) => {
      try {
        await one.mutateAsync({ params: { id } });
      } catch (error) {
        if (!isOver(error)) return fail(error);
        // The session has ended by itself meanwhile, as the user wanted.
        await refreshAfter("auth.endSession");
      }
      notify(labels.signedOut(device));
    },
    signOutOthers: async () => {
      try {
        await others.mutateAsync({});
        notify(labels.othersSignedOut);
      } catch (error) {
        fail(error);
      }
    },
  };
}
