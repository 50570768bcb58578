import { IconDeviceDesktop, IconDeviceMobile } from "@tabler/icons-react";
import type { OwnSession } from "#contract/auth.ts";
import { Button } from "#web/ui/button.tsx";
import { Badge } from "#web/ui/display/badge.tsx";
import { formatMoment } from "#web/ui/format/dates.ts";
import { text } from "./text.ts";

const { sessions: labels } = text;
const isHandheld = (device: string) => /iPhone|iPad|Android/.test(device);

interface SessionRowProps {
  session: OwnSession;
  isPending: boolean;
  onSignOut: () => void;
}

/** One signed-in device: where, since when and until when. */
export function SessionRow({ session, isPending, onSignOut }: SessionRowProps) {
  const { device, address, signedInAt, lastUsedAt, expiresAt, isCurrent } = session;
  const Icon = isHandheld(device) ? IconDeviceMobile : IconDeviceDesktop;
  const signedIn = formatMoment(signedInAt);
  const facts = [
    [labels.signedIn, signedIn],
    // This one is being used now.
    [labels.lastUsed, isCurrent ? "" : formatMoment(lastUsedAt)],
    [labels.expires, formatMoment(expiresAt)],
    [labels.address, address],
  ].filter(([, value]) => value);

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
          {facts.map(([term, value]) => (
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
