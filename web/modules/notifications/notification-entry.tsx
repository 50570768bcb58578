import type { Notification } from "#contract/notifications.ts";
import { classNames } from "#web/ui/class-names.ts";
import { IconDisc } from "#web/ui/display/icon-disc.tsx";
import { formatMoment } from "#web/ui/format/dates.ts";
import { relativeTime } from "#web/ui/format/relative-time.ts";
import { BareLink } from "#web/ui/link.tsx";
import { iconOf } from "./kind-icon.tsx";
import { text, textOf } from "./text.ts";

interface NotificationEntryProps {
  notification: Notification;
  href: string;
  now: number;
  onOpen: () => void;
}

/** One notification; an unread one is bold and has a dot, which a screen reader announces as a word. */
export function NotificationEntry({ notification, href, now, onOpen }: NotificationEntryProps) {
  const { createdAt, readAt } = notification;
  const { tone, icon } = iconOf(notification);
  const { title, body } = textOf(notification);
  const isUnread = readAt === null;
  return (
    <li className="border-line border-t">
      <BareLink
        href={href}
        onClick={onOpen}
        className="flex gap-3 px-5 py-3 outline-offset-[-2px] transition-colors hover:bg-sunken"
      >
        <IconDisc tone={tone}>{icon}</IconDisc>
        <span className="min-w-0 flex-1">
          <span
            className={classNames("wrap-anywhere block", isUnread ? "font-semibold" : "text-muted")}
          >
            {isUnread && <span className="sr-only">{text.unread}: </span>}
            {title}
          </span>
          {body && (
            <span className="wrap-anywhere mt-0.5 block text-muted text-sm tabular-nums">
              {body}
            </span>
          )}
          <time
            dateTime={createdAt}
            title={formatMoment(createdAt)}
            className="mt-1 block text-muted text-xs"
          >
            {relativeTime(createdAt, now)}
          </time>
        </span>
        <span
          aria-hidden="true"
          className={classNames(
            "mt-1.5 size-2 shrink-0 rounded-full bg-accent",
            !isUnread && "invisible",
          )}
        />
      </BareLink>
    </li>
  );
}
